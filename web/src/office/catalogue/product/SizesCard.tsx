import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { Image } from '#components/media/Image.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { ProductValues } from './productValues.ts';
import { PriceField, SizeRow } from './SizeRow.tsx';
import { canAddSize, describeRange, listMeasures, proposeSize } from './sizeValues.ts';

const SizePhotos = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  margin-top: 16px;
  button {
    position: relative;
    width: 100%;
    aspect-ratio: 4 / 5;
    padding: 0;
    border: 0;
    border-radius: var(--bk-petal);
    overflow: hidden;
    &[aria-pressed='true'] {
      outline: 3px solid var(--bk-bg-brand);
      outline-offset: 2px;
    }
  }
  svg {
    position: absolute;
    right: 8px;
    top: 8px;
    padding: 2px;
    border-radius: 50%;
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
`;

interface SizePhotoDialogProps {
  /** Names the size; undefined while closed. */
  name: string | undefined;
  photos: readonly Photo[];
  chosen: string | null;
  onChoose: (photo: string | null) => void;
  onClose: () => void;
}

/** Selects one of the product's photos; the main one by default. */
function SizePhotoDialog({ name, photos, chosen, onChoose, onClose }: SizePhotoDialogProps) {
  const choose = (photo: string | null) => {
    onChoose(photo);
    onClose();
  };
  return (
    <Dialog open={name !== undefined} onClose={onClose} title={`Picture of ${name ?? ''}`} size="md">
      <p>Buyers see it when they choose this size. Other pictures are added under Photos.</p>
      <SizePhotos>
        {photos.map(({ main, ...photo }, index) => {
          const isChosen = chosen === photo.id || (chosen === null && main);
          return (
            <li key={photo.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                data-autofocus={isChosen || undefined}
                onClick={() => choose(main ? null : photo.id)}
              >
                <Image photo={photo} alt={main ? 'The main photo' : `Photo ${index + 1}`} />
                {isChosen && <OfficeIcon name="check" size={20} />}
              </button>
            </li>
          );
        })}
      </SizePhotos>
    </Dialog>
  );
}

interface SizesCardProps {
  type: ProductType | undefined;
  photos: readonly Photo[];
}

/** One price, or one row per size. */
export function SizesCard({ type, photos }: SizesCardProps) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sizes', keyName: 'key' });
  const sizes = useWatch({ control, name: 'sizes' });
  const [pictured, setPictured] = useState<number>();
  const keys = fields.map(({ key }) => key);
  const describeSize = (index: number) => sizes[index]?.name || 'the new size';
  const order = useReorder<HTMLUListElement>({
    ids: keys,
    describe: (key) => describeSize(keys.indexOf(key)),
    onReorder: (_, moved) => move(keys.indexOf(moved.id), moved.to),
  });
  const add = () => {
    const { sku, price, parameters } = getValues();
    const measures = Object.fromEntries(
      listMeasures(type).map(({ id }) => [id, toNumber(parameters[id])] as const),
    );
    append(proposeSize({ sizes, type, sku, price, measures }));
  };
  const range = describeRange(sizes);
  return (
    <Card aria-labelledby="product-price">
      <CardHead>
        <h2 id="product-price">{fields.length > 0 ? 'Sizes and prices' : 'Price'}</h2>
        <small>Prices include GST</small>
      </CardHead>
      {fields.length === 0 && <PriceField />}
      <Stack as="ul" $gap={0} ref={order.list}>
        {fields.map(({ key }, index) => (
          <SizeRow
            key={key}
            rowKey={key}
            index={index}
            order={order}
            measures={listMeasures(type)}
            photo={photos.find(({ id }) => id === sizes[index]?.photo) ?? photos[0]}
            onPhoto={photos.length > 0 ? () => setPictured(index) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <Row as="footer" $gap={4} $rowGap={2} $justify="space-between" $above={4}>
        {canAddSize(sizes) && (
          <Button onClick={add}>
            <OfficeIcon name="plus" size={20} />
            {fields.length > 0 ? 'Add a size' : 'Sell it in sizes'}
          </Button>
        )}
        {fields.length > 0 && range && <small>Buyers see “{range}”.</small>}
      </Row>
      <MoveBar moving={order} />
      <SizePhotoDialog
        name={pictured === undefined ? undefined : describeSize(pictured)}
        photos={photos}
        chosen={pictured === undefined ? null : (sizes[pictured]?.photo ?? null)}
        onChoose={(photo) =>
          pictured !== undefined && setValue(`sizes.${pictured}.photo`, photo, { shouldDirty: true })
        }
        onClose={() => setPictured(undefined)}
      />
    </Card>
  );
}

const toNumber = (value: unknown): NumberValue => (typeof value === 'number' ? value : null);
