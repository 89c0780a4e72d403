import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import type { useReorder } from '#components/list/useReorder.ts';
import { Image } from '#components/media/Image.tsx';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { describeOldPrice } from './PriceField.tsx';
import { type ProductValues, rules } from './productValues.ts';
import { SizeFields, SizeMeasures, SizePhoto, SizeTile } from './sizeStyles.ts';
import { sizeRules } from './sizeValues.ts';

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
  const { register, formState } = useFormContext<ProductValues>();
  const name = useWatch<ProductValues, `sizes.${number}.name`>({ name: `sizes.${index}.name` });
  const errors = formState.errors.sizes?.[index];
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
            {...register(`sizes.${index}.name`, { validate: sizeRules.name(index) })}
            error={errors?.name?.message}
          />
          <TextField
            label="SKU"
            maxLength={60}
            autoComplete="off"
            {...register(`sizes.${index}.sku`, { validate: sizeRules.sku(index) })}
            error={errors?.sku?.message}
          />
          <SizePrice index={index} />
          <SwitchField label="In the shop" side="start" {...register(`sizes.${index}.active`)} />
        </SizeFields>
        {measures.length > 0 && (
          <SizeMeasures>
            {measures.map((measure) => (
              <SizeMeasure key={measure.id} index={index} measure={measure} />
            ))}
          </SizeMeasures>
        )}
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
