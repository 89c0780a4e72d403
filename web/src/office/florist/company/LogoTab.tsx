import {
  deleteCover,
  deleteLogo,
  getCompany,
  uploadCover,
  uploadLogo,
} from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { upload } from '#api/upload.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { notifyError } from '#components/notifyError.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';

const pictures = {
  logo: {
    field: 'logo',
    upload: uploadLogo,
    remove: deleteLogo,
    format: { ratio: 1, width: 800 },
    name: 'logo',
  },
  cover: {
    field: 'photo',
    upload: uploadCover,
    remove: deleteCover,
    format: { ratio: 16 / 9, width: 1600 },
    name: 'cover picture',
  },
} as const;

/** Each picture is saved at once. */
export const LogoTab = ({ company }: { company: Company }) => (
  <Stack $width={720}>
    <Panel aria-labelledby="company-logo">
      <header>
        <h2 id="company-logo">Logo</h2>
        <p>A square, shown beside the brand. A portrait works too: people buy from people.</p>
      </header>
      <CompanyPicture company={company} kind="logo" value={company.logo} />
    </Panel>
    <Panel aria-labelledby="company-cover">
      <header>
        <h2 id="company-cover">Cover picture</h2>
        <p>Wide, at the top of the florist’s own page: the shop or its flowers.</p>
      </header>
      <CompanyPicture company={company} kind="cover" value={company.photo} />
    </Panel>
  </Stack>
);

interface CompanyPictureProps {
  company: Company;
  kind: keyof typeof pictures;
  value: string | null;
}

function CompanyPicture({ company: { id }, kind, value }: CompanyPictureProps) {
  const { field, name, format, ...routes } = pictures[kind];
  const { revalidate } = useAnswers();
  const removePicture = useMutation(routes.remove, { invalidates: [getCompany] });
  async function send(photo: Blob, onProgress: (share: number) => void) {
    const form = new FormData();
    form.set(field, photo, `${field}.jpg`);
    await upload(routes.upload, { form, params: { id }, onProgress });
    await revalidate(getCompany);
    void notify({ tone: 'success', message: `The ${name} is saved` });
  }
  async function remove() {
    try {
      await removePicture({ params: { id } });
      void notify({ tone: 'success', message: `The ${name} is removed` });
    } catch (error) {
      notifyError(error, () => void remove());
    }
  }
  return (
    <PhotoField
      label={kind === 'logo' ? 'Logo' : 'Cover picture'}
      hideLabel
      value={value}
      format={format}
      onSend={send}
      onRemove={() => void remove()}
    />
  );
}
