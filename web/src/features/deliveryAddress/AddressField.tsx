import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import type { Address, AddressSuggestion } from '@bloomkin/shared/schemas/address.ts';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { FieldHint } from '#components/form/fieldStyles.ts';
import { inputStyles } from '#components/form/inputStyles.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Icon } from '#components/media/Icon.tsx';

const Look = styled.div`
  input {
    ${inputStyles}
  }
  > small:not(:empty) {
    display: block;
    margin-top: 8px;
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
  // Typed here: a place that is known already needs no suggestions.
  const [input, setInput] = useState('');
  const typed = useDebounced(input.trim());
  const isAsked = input !== '' && typed.length >= shortestAsked;
  const { data, isLoading } = useQuery(suggestAddresses, isAsked ? { query: { text: typed } } : null);
  const found = isAsked ? (data?.data ?? []) : [];
  // Until the current text is looked up, the answer is that of an earlier one.
  const isLookedUp = isAsked && typed === input.trim() && !isLoading;
  const shown = useRef(text);
  useEffect(() => {
    shown.current = text;
  }, [text]);
  const choose = async ({ id, address }: AddressSuggestion) => {
    setInput('');
    onText(address);
    // Saving looks the text up again and shows the error.
    const places = await call(geocode, { query: { place: id } }).catch(() => undefined);
    const place = places?.data[0];
    if (place && shown.current === address) onPlace(place);
  };
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
        onValue={(value) => {
          setInput(value);
          onText(value);
        }}
        options={found.map((suggestion) => ({
          id: suggestion.id,
          content: (
            <>
              <Icon name="pin" size={20} />
              {suggestion.address}
            </>
          ),
          onChoose: () => void choose(suggestion),
        }))}
      />
      <FieldHint role="status">
        {isLookedUp && data?.data.length === 0 && 'No such address so far. Type on, or check the spelling.'}
      </FieldHint>
    </Look>
  );
}
