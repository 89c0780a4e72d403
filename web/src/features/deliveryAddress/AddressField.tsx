import { geocode } from '@bloomkin/shared/routes/documents.ts';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import type { RefCallback } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { fieldStyles } from '#components/form/fieldStyles.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Icon } from '#components/media/Icon.tsx';

const Look = styled.div`
  input {
    ${fieldStyles}
  }
`;

const shortestAsked = 3;

interface AddressFieldProps {
  text: string;
  onText: (text: string) => void;
  onPlace: (place: Address) => void;
  /** The dialog's first focus. */
  isFirst?: boolean;
  isInvalid?: boolean;
  ref?: RefCallback<HTMLInputElement>;
}

export function AddressField({ text, onText, onPlace, isFirst, isInvalid, ref }: AddressFieldProps) {
  const typed = useDebounced(text.trim());
  const { data } = useQuery(geocode, typed.length < shortestAsked ? null : { query: { suggest: typed } });
  const found = typed.length < shortestAsked ? [] : (data?.data ?? []);
  return (
    <Look>
      <Combobox
        ref={ref}
        aria-invalid={isInvalid}
        // Escape would clear a search field instead of closing the dialog.
        type="text"
        label="Street address or suburb"
        placeholder="Street address or suburb"
        autoComplete="street-address"
        data-autofocus={isFirst ? '' : undefined}
        value={text}
        onValue={onText}
        options={found.map((place) => ({
          id: `${place.address} ${place.lat}`,
          content: (
            <>
              <Icon name="pin" size={20} />
              {place.address}
            </>
          ),
          onChoose: () => onPlace(place),
        }))}
      />
    </Look>
  );
}
