import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { field } from '#components/form/field.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import type { useReorder } from '#components/list/useReorder.ts';
import { Image } from '#components/media/Image.tsx';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { dragHandle, rowButton } from '#office/kit/rowButton.ts';
import { Fields } from './productStyles.ts';
import { type ProductValues, rules } from './productValues.ts';
import { sizeRules } from './sizeValues.ts';

const SizeTile = styled.li`
  border-top: 1px solid var(--bk-border-subtle);
  > fieldset {
    display: grid;
    align-items: start;
    gap: 12px 8px;
    grid-template-columns: 44px 60px minmax(0, 1fr) 44px;
    padding: 16px 0;
    background: var(--bk-bg-surface);
  }
  &[data-lifted] > fieldset {
    position: relative;
    z-index: 2;
    border-radius: var(--bk-radius-m);
    box-shadow: var(--bk-e3);
  }
  > fieldset > button:is([data-handle], [data-delete]) {
    ${rowButton}
    margin-top: 27px;
  }
  [data-handle] {
    ${dragHandle}
  }
  [data-delete] {
    grid-area: 1 / 4;
  }
  @media (max-width: 767px) {
    > fieldset > button:is([data-handle], [data-delete]) {
      margin-top: 14px;
    }
  }
`;

const SizePhoto = styled.button`
  position: relative;
  width: 60px;
  height: 75px;
  padding: 0;
  border: 0;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-neutralSoft);
  overflow: visible;
  img {
    border-radius: inherit;
  }
  > svg {
    position: absolute;
    right: -6px;
    bottom: -6px;
    width: 26px;
    height: 26px;
    padding: 4px;
    border: 1px solid var(--bk-border-control);
    border-radius: 50%;
    background: var(--bk-bg-surface);
  }
`;

const SizeFields = styled.div`
  display: grid;
  align-items: start;
  gap: 12px 8px;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1fr) auto;
  > div:last-child {
    padding-top: 29px;
  }
  @media (max-width: 767px) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:last-child {
      padding-top: 27px;
    }
  }
`;

const SizeMeasures = styled.div`
  display: grid;
  gap: 12px 8px;
  grid-column: 3;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  [data-long] {
    grid-column: 1 / -1;
  }
  @media (max-width: 767px) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface SizeRowProps {
  rowKey: string;
  index: number;
  order: ReturnType<typeof useReorder<HTMLUListElement>>;
  measures: readonly TypeParameter[];
  photo: Photo | undefined;
  /** Undefined before the product has photos. */
  onPhoto: (() => void) | undefined;
  onRemove: () => void;
}

export function SizeRow({ rowKey, index, order, measures, photo, onPhoto, onRemove }: SizeRowProps) {
  const form = useFormContext<ProductValues>();
  const { register } = form;
  const name = useWatch<ProductValues, `sizes.${number}.name`>({ name: `sizes.${index}.name` });
  const label = name || 'the new size';
  return (
    <SizeTile {...order.placeProps(rowKey)}>
      <fieldset style={order.liftStyle(rowKey)} aria-label={`Size ${index + 1}, ${label}`}>
        <button type="button" {...order.handleProps(rowKey)}>
          <OfficeIcon name="grip" size={20} strokeWidth={3} />
        </button>
        <SizePhoto type="button" disabled={!onPhoto} aria-label={`Picture of ${label}`} onClick={onPhoto}>
          <Image photo={photo ?? null} alt="" />
          {onPhoto && <OfficeIcon name="camera" size={16} />}
        </SizePhoto>
        <SizeFields>
          <TextField
            label="Size"
            maxLength={60}
            {...field(form, `sizes.${index}.name`, { validate: sizeRules.name(index) })}
          />
          <TextField
            label="SKU"
            maxLength={60}
            autoComplete="off"
            {...field(form, `sizes.${index}.sku`, { validate: sizeRules.sku(index) })}
          />
          <SizePrice index={index} />
          <SwitchField label="In the shop" side="start" {...register(`sizes.${index}.active`)} />
        </SizeFields>
        <SizeMeasures>
          {measures.map((measure) => (
            <SizeMeasure key={measure.id} index={index} measure={measure} />
          ))}
          <div data-long>
            <TextAreaField
              label="Text of this size"
              optional
              hint="Buyers read it instead of the description above."
              rows={2}
              maxLength={2000}
              {...field(form, `sizes.${index}.description`)}
            />
          </div>
        </SizeMeasures>
        <button type="button" aria-label={`Delete ${label}`} onClick={onRemove} data-delete>
          <OfficeIcon name="bin" size={20} />
        </button>
      </fieldset>
    </SizeTile>
  );
}

function SizePrice({ index }: { index: number }) {
  const { control, formState } = useFormContext<ProductValues>();
  const id = useWatch<ProductValues, `sizes.${number}.id`>({ name: `sizes.${index}.id` });
  const saved = id ? formState.defaultValues?.sizes?.find((size) => size?.id === id)?.price : undefined;
  return (
    <Controller
      control={control}
      name={`sizes.${index}.price`}
      rules={{ validate: sizeRules.price }}
      render={({ field, fieldState }) => {
        const isChanged = typeof saved === 'number' && field.value !== saved;
        return (
          <MoneyField
            label="Price"
            {...field}
            error={fieldState.error?.message}
            changed={isChanged}
            hint={isChanged ? describeOldPrice(saved) : undefined}
          />
        );
      }}
    />
  );
}

function SizeMeasure({ index, measure }: { index: number; measure: TypeParameter }) {
  const { control } = useFormContext<ProductValues>();
  const { id, name, unit } = measure;
  return (
    <Controller
      control={control}
      name={`sizes.${index}.measures.${id}`}
      rules={{ validate: rules.number }}
      render={({ field, fieldState }) => (
        <NumberField
          label={parameterTitle(name)}
          {...field}
          value={field.value ?? null}
          {...(unit && { unit })}
          decimals={2}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Sets the price of a product without sizes. */
export function PriceField() {
  const { control, formState } = useFormContext<ProductValues>();
  const saved = formState.defaultValues?.price ?? null;
  return (
    <Fields>
      <Controller
        control={control}
        name="price"
        rules={{ validate: rules.price }}
        render={({ field, fieldState }) => (
          <MoneyField
            label="Price"
            {...field}
            error={fieldState.error?.message}
            changed={fieldState.isDirty}
            hint={fieldState.isDirty && saved !== null ? describeOldPrice(saved) : undefined}
          />
        )}
      />
    </Fields>
  );
}

export const describeOldPrice = (cents: number): string =>
  `Was ${formatMoney(cents)}. Orders already placed keep that.`;
