import { updateCategory } from '@bloomkin/shared/routes/categories.ts';
import { upload } from '#api/upload.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import type { FlatCategory } from './categoryRows.ts';

interface CategoryPhotoProps {
  item: FlatCategory | undefined;
  /** Of a new category. */
  photo: Blob | undefined;
  onPhoto: (photo: Blob) => void;
}

const format = { ratio: 6 / 7, width: 800 } as const;

/** The photo of an existing category is saved at once, that of a new one with it. */
export function CategoryPhoto({ item, photo, onPhoto }: CategoryPhotoProps) {
  const refresh = useCatalogueRefresh();
  const chosen = useBlobUrl(photo);
  return (
    <PhotoField
      label="Photo"
      hint="We crop it to the arch."
      value={chosen ?? item?.category.photo ?? null}
      format={format}
      acceptsPaste
      onSend={async (blob, onProgress) => {
        if (!item) return onPhoto(blob);
        const data = new FormData();
        data.set('photo', blob, 'photo.jpg');
        await upload(updateCategory, { form: data, params: { id: item.id }, onProgress });
        refresh();
      }}
    />
  );
}
