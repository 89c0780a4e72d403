import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PriceField } from './PriceField.tsx';
import type { ProductValues } from './productValues.ts';
import { SizePhotoDialog } from './SizePhotoDialog.tsx';
import { SizeRow } from './SizeRow.tsx';
import { canAddSize, describeRange, listMeasures, proposeSize } from './sizeValues.ts';

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
