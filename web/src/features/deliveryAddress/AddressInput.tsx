import type { RefCallback } from 'react';
import { AddressFields } from './AddressFields.tsx';
import type { AddressValues } from './addressValues.ts';

interface AddressInputProps {
  label: string;
  value: AddressValues;
  onChange: (value: AddressValues) => void;
  error: string | undefined;
  withMap?: boolean;
  ref?: RefCallback<HTMLInputElement>;
}

export const AddressInput = ({ value, onChange, withMap = false, ...props }: AddressInputProps) => (
  <AddressFields
    {...props}
    {...value}
    onText={(text) => onChange({ ...value, text })}
    onPlace={(place) => onChange({ ...value, place, text: place.address })}
    onUnitOffice={(unitOffice) => onChange({ ...value, unitOffice })}
    onComment={(comment) => onChange({ ...value, comment })}
    mapPlace={withMap && value.place?.address === value.text ? value.place : undefined}
  />
);
