import type { RefCallback } from 'react';
import styled from 'styled-components';
import { FieldError } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { AddressField } from '#features/deliveryAddress/AddressField.tsx';
import type { AddressValues } from '#features/deliveryAddress/addressValues.ts';

const Box = styled.div`
  display: grid;
  gap: 6px;
  > b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

interface AddressBoxProps {
  value: AddressValues;
  onChange: (value: AddressValues) => void;
  error: string | undefined;
  hint: string;
  ref: RefCallback<HTMLInputElement>;
}

export const AddressBox = ({ value, onChange, error, hint, ref }: AddressBoxProps) => (
  <>
    <Box>
      <b aria-hidden="true">Address</b>
      <AddressField
        ref={ref}
        text={value.text}
        onText={(text) => onChange({ ...value, text })}
        onPlace={(place) => onChange({ ...value, place, text: place.address })}
        isInvalid={error !== undefined}
      />
      {error ? <FieldError role="alert">{error}</FieldError> : <small>{hint}</small>}
    </Box>
    <TextField
      label="Unit or office"
      optional
      maxLength={60}
      autoComplete="off"
      value={value.unitOffice}
      onChange={({ target }) => onChange({ ...value, unitOffice: target.value })}
    />
  </>
);
