import { Controller, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { editedField } from '#components/form/field.ts';
import { FieldError, FieldPair } from '#components/form/fieldStyles.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { requireText, validateStorePhone } from '#components/form/validators.ts';
import { AddressField } from '#features/deliveryAddress/AddressField.tsx';
import type { AddressValues } from '#features/deliveryAddress/addressValues.ts';
import { validateCapacity } from '#office/florist/deliveryValues.ts';
import { type StoreValues, storeLabels } from './storeForm.ts';

const AddressBox = styled.div`
  display: grid;
  gap: 6px;
  > b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

const validateAddress = ({ text }: AddressValues) => requireText('Enter the address of the store')(text);

export function StoreFields({ form }: { form: UseFormReturn<StoreValues> }) {
  const { errors, dirtyFields } = form.formState;
  return (
    <>
      <FormErrors form={form} />
      <TextField
        label="Name"
        hint="As buyers see it, such as Crown Street studio"
        maxLength={80}
        autoComplete="off"
        {...editedField(form, 'name', { validate: requireText('Enter the name of the store') })}
      />
      <StoreAddress form={form} />
      <FieldPair>
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...editedField(form, 'phone', { validate: validateStorePhone })}
        />
        <Controller
          name="dailyCapacity"
          control={form.control}
          rules={{ validate: validateCapacity }}
          render={({ field }) => (
            <NumberField
              {...field}
              label={storeLabels.dailyCapacity}
              optional
              hint="Empty: the limit of Company settings."
              error={errors.dailyCapacity?.message}
              changed={dirtyFields.dailyCapacity}
            />
          )}
        />
      </FieldPair>
      <SwitchField
        label="Pick-up"
        hint="Buyers may collect their order here while you are open"
        {...form.register('pickup')}
      />
      <SwitchField
        label="Delivers from here"
        hint="Orders start from this address; its zones say where to and for how much"
        {...form.register('delivers')}
      />
    </>
  );
}

function StoreAddress({ form }: { form: UseFormReturn<StoreValues> }) {
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="address"
      rules={{ validate: validateAddress }}
      render={({ field: { value, onChange, ref } }) => (
        <AddressBox>
          <b aria-hidden="true">Address</b>
          <AddressField
            ref={ref}
            text={value.text}
            onText={(text) => onChange({ ...value, text })}
            onPlace={(place) => onChange({ ...value, place, text: place.address })}
            isInvalid={errors.address !== undefined}
          />
          {errors.address?.message ? (
            <FieldError role="alert">{errors.address.message}</FieldError>
          ) : (
            <small>Its state decides the public holidays, its place the time.</small>
          )}
        </AddressBox>
      )}
    />
  );
}
