import { paths } from '@bloomkin/shared/pages.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { editedField } from '#components/form/field.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Card } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { FloristField } from '#office/kit/florists/FloristField.tsx';
import { useUser } from '#session/useSession.ts';
import { Fields } from './productStyles.ts';
import { type ProductValues, proposeSku, rules } from './productValues.ts';
import type { ProductChoices } from './useProductChoices.ts';

const maxName = 120;
const maxDescription = 4000;

interface AboutCardProps {
  choices: ProductChoices;
  isNew: boolean;
  /** The types to choose from are the company's. */
  onCompany: ((id: string) => void) | undefined;
}

export function AboutCard({ choices, isNew, onCompany }: AboutCardProps) {
  const form = useFormContext<ProductValues>();
  const name = useWatch<ProductValues, 'name'>({ name: 'name' });
  const isForMarket = isAdmin(useUser());
  const fillSku = useSkuFill();
  return (
    <Card aria-labelledby="product-about">
      <h2 id="product-about">About it</h2>
      <Fields>
        {isNew && isForMarket && <CompanyField onCompany={onCompany} />}
        <div data-long>
          <TextField
            label="Name"
            maxLength={maxName}
            aside={`${name.length} of ${maxName}`}
            {...editedField(form, 'name', { validate: rules.name, ...(isNew && { onBlur: fillSku }) })}
          />
        </div>
        <div data-short>
          <TextField
            label="SKU"
            maxLength={60}
            hint={
              isNew
                ? 'Your own code, once per product. Change ours if you have one.'
                : 'Your own code, once per product.'
            }
            autoComplete="off"
            {...editedField(form, 'sku', { validate: rules.sku })}
          />
        </div>
        <SelectField
          label="Category"
          placeholder="Select a category"
          {...editedField(form, 'category', { validate: rules.category })}
        >
          {choices.categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Type"
          placeholder="Select a type"
          hint={
            <span>
              The type decides what else you are asked below. <Link to={paths.params()}>Your own types</Link>
            </span>
          }
          {...editedField(form, 'type', { validate: rules.type })}
        >
          <TypeOptions choices={choices} />
        </SelectField>
        <DescriptionField />
      </Fields>
    </Card>
  );
}

function useSkuFill() {
  const { getValues, setValue } = useFormContext<ProductValues>();
  return () => {
    if (getValues('sku') !== '') return;
    const digits = 100 + Math.floor(Math.random() * 900);
    setValue('sku', proposeSku(getValues('name'), digits), { shouldDirty: true });
  };
}

function TypeOptions({ choices: { types } }: Pick<AboutCardProps, 'choices'>) {
  const own = types.filter(({ company_id }) => company_id !== null);
  const options = (some: typeof types) =>
    some.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  const market = options(types.filter(({ company_id }) => company_id === null));
  if (own.length === 0) return market;
  return (
    <>
      <optgroup label="Of the market">{market}</optgroup>
      <optgroup label="Your own">{options(own)}</optgroup>
    </>
  );
}

function DescriptionField() {
  const form = useFormContext<ProductValues>();
  const description = useWatch<ProductValues, 'description'>({ name: 'description' });
  return (
    <div data-wide>
      <TextAreaField
        label="Description"
        maxLength={maxDescription}
        aside={`${description.length} of ${formatCount(maxDescription)}`}
        rows={5}
        {...editedField(form, 'description')}
      />
    </div>
  );
}

/** Admins select the florist. */
function CompanyField({ onCompany }: Pick<AboutCardProps, 'onCompany'>) {
  const { control } = useFormContext<ProductValues>();
  return (
    <div data-wide>
      <Controller
        control={control}
        name="company_id"
        rules={{ validate: rules.company_id }}
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <FloristField
            label="Company"
            placeholder="Select a company"
            value={value}
            onChange={(id) => {
              onChange(id);
              onCompany?.(id);
            }}
            ref={ref}
            error={fieldState.error?.message}
            changed={fieldState.isDirty}
          />
        )}
      />
    </div>
  );
}
