import { paths } from '@bloomkin/shared/pages.ts';
import type { ParameterKind, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import type { useReorder } from '#components/list/useReorder.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { countProducts, kindHints, kindLabels } from './describeType.ts';
import { ParameterFields, ParameterRow } from './paramsStyles.ts';
import { type TypeValues, validateName, validateValues } from './typeValues.ts';
import { ValuesField } from './ValuesField.tsx';

const kinds: readonly ParameterKind[] = ['list', 'value', 'number'];

interface ParameterEditorProps {
  rowKey: string;
  index: number;
  order: ReturnType<typeof useReorder<HTMLUListElement>>;
  /** The saved parameter; undefined for a new one. */
  stored: TypeParameter | undefined;
  /** Of its type, once that is saved. */
  typeId: string | undefined;
  onRemove: () => void;
}

export function ParameterEditor({ rowKey, index, order, stored, typeId, onRemove }: ParameterEditorProps) {
  const { register, control, formState } = useFormContext<TypeValues>();
  const parameter = useWatch<TypeValues, `parameters.${number}`>({ name: `parameters.${index}` });
  const errors = formState.errors.parameters?.[index];
  const used = stored?.products_num ?? 0;
  const label = parameter?.name || 'the new parameter';
  return (
    <ParameterRow {...order.placeProps(rowKey)}>
      <div style={order.liftStyle(rowKey)}>
        <button type="button" {...order.handleProps(rowKey)}>
          <OfficeIcon name="grip" size={20} strokeWidth={3} />
        </button>
        <ParameterFields>
          <div>
            <TextField
              label="Name"
              maxLength={60}
              {...register(`parameters.${index}.name`, { validate: validateName })}
              error={errors?.name?.message}
            />
            <KindField index={index} stored={stored} />
            {parameter.type === 'number' && (
              <TextField
                label="Unit"
                optional
                placeholder="cm"
                maxLength={12}
                {...register(`parameters.${index}.unit`)}
                error={errors?.unit?.message}
              />
            )}
          </div>
          {parameter.type !== 'number' && (
            <Controller
              control={control}
              name={`parameters.${index}.values`}
              rules={{
                validate: (values, { parameters }) =>
                  validateValues(values, parameters[index]?.type ?? 'number'),
              }}
              render={({ field, fieldState }) => (
                <ValuesField
                  label={label}
                  values={field.value}
                  onChange={field.onChange}
                  inputRef={field.ref}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
          {used > 0 && typeId && (
            <small>
              Used by <Link to={paths.products({ type: typeId })}>{countProducts(used)}</Link>
            </small>
          )}
        </ParameterFields>
        <button type="button" aria-label={`Delete ${label}`} onClick={onRemove}>
          <OfficeIcon name="bin" size={20} />
        </button>
      </div>
    </ParameterRow>
  );
}

/** The kind stays while products use the parameter. */
function KindField({ index, stored }: Pick<ParameterEditorProps, 'index' | 'stored'>) {
  const { register } = useFormContext<TypeValues>();
  const current = useWatch<TypeValues, `parameters.${number}.type`>({ name: `parameters.${index}.type` });
  const isUsed = stored !== undefined && stored.products_num > 0;
  return (
    <SelectField
      label="Kind"
      hint={isUsed ? 'Products use it: the kind stays.' : kindHints[current]}
      {...register(`parameters.${index}.type`)}
    >
      {kinds
        .filter((kind) => !isUsed || kind === stored?.type)
        .map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
    </SelectField>
  );
}
