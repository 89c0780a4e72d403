import { paths } from '@bloomkin/shared/pages.ts';
import { createCampaign, getPushAudience, listCampaigns } from '@bloomkin/shared/routes/campaigns.ts';
import type { Audience } from '@bloomkin/shared/schemas/campaign.ts';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { FormRejection } from '#components/form/rejections.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { unsavedChanges, useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead, PreviewColumns } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { CampaignFields } from './CampaignFields.tsx';
import { countPeople, describePeople } from './campaignText.ts';
import { type CampaignValues, emptyCampaign, toInput } from './campaignValues.ts';

const NotificationCard = styled.article`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 14px 16px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
  img {
    grid-row: span 3;
    border-radius: var(--bk-radius-s);
  }
  h3 {
    font: 600 1rem/1.3 var(--bk-text);
  }
`;

function CampaignPreview({ control }: { control: Control<CampaignValues> }) {
  const [title, text, path] = useWatch({ control, name: ['title', 'text', 'path'] });
  return (
    <Card aria-labelledby="campaignPreview">
      <h2 id="campaignPreview">What people will see</h2>
      <NotificationCard>
        <img src="/icons/icon-192.png" alt="" width={40} height={40} />
        <h3>{title.trim() || 'Title'}</h3>
        <p>{text.trim() || 'Text'}</p>
        <small>Opens {path.trim() || paths.home()}. “Stop offers” unsubscribes.</small>
      </NotificationCard>
    </Card>
  );
}

export function CampaignCreatePage() {
  const { data, error, mutate } = useQuery(getPushAudience, {});
  return (
    <OfficePage title="New campaign">
      <BackLink to={paths.campaigns()}>Campaigns</BackLink>
      <PageHead>
        <div>
          <h1>New campaign</h1>
          <p>Each person gets it once, on the devices where notifications are on.</p>
        </div>
      </PageHead>
      <QueryState
        query={{ data: data?.data, error, mutate }}
        what="the people"
        skeleton={<Skeleton $height="420px" $radius="20px" />}
      >
        {(audience) => <CampaignForm audience={audience} />}
      </QueryState>
    </OfficePage>
  );
}

function CampaignForm({ audience }: { audience: Audience }) {
  const form = useForm<CampaignValues>({ defaultValues: emptyCampaign });
  const create = useMutation(createCampaign, { invalidates: [listCampaigns] });
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  useUnsavedChanges(form.formState.isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const body = toInput(values);
      const count = countPeople(audience, body.state);
      if (count === 0 && !body.send_at) throw new FormRejection('Nobody gets notifications there yet.');
      const people = describePeople(count);
      const isSure = await ask({
        title: body.send_at ? `Send to ${people} later?` : `Send to ${people} now?`,
        text: body.send_at
          ? `It goes out on ${formatInstant(body.send_at, null)}. You can cancel it until then.`
          : 'A notification cannot be taken back.',
        confirm: body.send_at ? 'Schedule' : 'Send now',
      });
      if (!isSure) return;
      await create({ body });
      void notify({
        tone: 'success',
        message: body.send_at ? 'The campaign is scheduled' : 'The campaign is on its way',
      });
      unsavedChanges.write(false);
      await navigate(paths.campaigns());
    },
  });
  const isLater = form.watch('when') === 'later';
  return (
    <PreviewColumns>
      <Card aria-label="The campaign">
        <Form onSubmit={onSubmit} noValidate>
          <FormErrors form={form} />
          <CampaignFields form={form} audience={audience} />
          <FormButtons>
            <SubmitButton busy={busy} busyLabel="Sending…" large={false}>
              {isLater ? 'Schedule' : 'Send'}
            </SubmitButton>
            <ButtonLink to={paths.campaigns()}>Cancel</ButtonLink>
          </FormButtons>
        </Form>
      </Card>
      <CampaignPreview control={form.control} />
      {dialog}
    </PreviewColumns>
  );
}
