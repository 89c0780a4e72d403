import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { Controller, type ControllerRenderProps, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { NumberField } from '#components/form/NumberField.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { isColour, parameterTitle } from '#features/market/filters/parameterNames.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { findPaint } from '#theme/flowerColours.ts';
import { Fields } from './productStyles.ts';
import { type ProductValues, rules } from './productValues.ts';
import { isOfSizes, listMeasures } from './sizeValues.ts';

const Choices = styled.fieldset`
  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 14px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    font-weight: 500;
    cursor: pointer;
    &:has(:checked) {
      border-color: var(--bk-bg-brand);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &:has(:focus-visible) {
      outline: 3px solid var(--bk-focus-ring);
      outline-offset: 2px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  i {
    width: 18px;
    height: 18px;
    border: 1px solid color-mix(in srgb, var(--bk-ink) 28%, transparent);
    border-radius: 50%;
  }
`;

interface ParametersCardProps {
  type: ProductType;
  /** With sizes, each size has its own measures. */
  inSizes: boolean;
}

/** Parameters of the product's type. */
export function ParametersCard({ type, inSizes }: ParametersCardProps) {
  const parameters = type.parameters.filter(({ id }) => !(inSizes && isOfSizes(type, id)));
  const numbers = parameters.filter((parameter) => parameter.type === 'number');
  const choices = parameters.filter((parameter) => parameter.type !== 'number');
  const measures = inSizes ? listMeasures(type).map(({ name }) => parameterTitle(name).toLowerCase()) : [];
  return (
    <Card aria-labelledby="product-parameters">
      <h2 id="product-parameters">What it is like</h2>
      <Stack>
        {choices.map((parameter) => (
          <ChoiceParameter key={parameter.id} parameter={parameter} />
        ))}
        {numbers.length > 0 && (
          <Fields>
            {numbers.map((parameter) => (
              <div key={parameter.id} data-short>
                <NumberParameter parameter={parameter} />
              </div>
            ))}
          </Fields>
        )}
        {measures.length > 0 && <Text $small>Asked for each size above: {measures.join(', ')}.</Text>}
      </Stack>
    </Card>
  );
}

type Field = ControllerRenderProps<ProductValues, `parameters.${string}`>;

const toNumber = (value: unknown): NumberValue => (typeof value === 'number' ? value : null);

function NumberParameter({ parameter: { id, name, unit } }: { parameter: TypeParameter }) {
  const { control } = useFormContext<ProductValues>();
  return (
    <Controller
      control={control}
      name={`parameters.${id}`}
      rules={{ validate: (value) => rules.number(toNumber(value)) }}
      render={({ field, fieldState }) => (
        <NumberField
          label={parameterTitle(name)}
          optional
          {...field}
          value={toNumber(field.value)}
          {...(unit && { unit })}
          decimals={2}
          error={fieldState.error?.message}
          changed={fieldState.isDirty}
        />
      )}
    />
  );
}

function ChoiceParameter({ parameter }: { parameter: TypeParameter }) {
  const { control } = useFormContext<ProductValues>();
  return (
    <Controller
      control={control}
      name={`parameters.${parameter.id}`}
      render={({ field }) => <ChoiceFields parameter={parameter} field={field} />}
    />
  );
}

/** Chips: several values of a list, or at most one. */
function ChoiceFields({
  parameter: { name, type, values },
  field,
}: {
  parameter: TypeParameter;
  field: Field;
}) {
  const chosen = [field.value ?? []]
    .flat()
    .filter((value) => value !== '')
    .map(String);
  const toggle = (value: string, isOn: boolean) => {
    if (type === 'value') return field.onChange(isOn ? value : '');
    const others = chosen.filter((other) => other !== value);
    field.onChange(values.filter((one) => (one === value ? isOn : others.includes(one))));
  };
  return (
    <Choices>
      <legend>{parameterTitle(name)}</legend>
      <div>
        {values.map((value, index) => {
          const paint = isColour(name) ? findPaint(value) : undefined;
          const isOn = chosen.includes(value);
          return (
            <label key={value}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                checked={isOn}
                onBlur={field.onBlur}
                onChange={({ target }) => toggle(value, target.checked)}
              />
              {paint && <i style={{ background: paint }} />}
              {value}
              {isOn && <OfficeIcon name="check" size={16} />}
            </label>
          );
        })}
      </div>
    </Choices>
  );
}
