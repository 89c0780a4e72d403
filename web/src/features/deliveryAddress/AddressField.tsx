import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { AddressSuggestion } from '@bloomkin/shared/schemas/address.ts';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { useToolParameter } from '#api/useWebTool.ts';
import { Button } from '#components/actions/Button.tsx';
import { Combobox } from '#components/form/Combobox.tsx';
import { FieldHint } from '#components/form/fieldStyles.ts';
import { inputStyles } from '#components/form/inputStyles.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Icon } from '#components/media/Icon.tsx';
import { useStore } from '#storage/createStore.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { placeChoices, toNear } from './findPlace.ts';
import { usePlace } from './usePlace.ts';

const Look = styled.div`
  input {
    ${inputStyles}
  }
  > small:not(:empty) {
    display: block;
    margin-top: 8px;
  }
`;

const Choices = styled.ul`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 8px;
`;

const addressInput = { autoComplete: 'street-address', name: 'address' };

const shortestAsked = 3;

interface AddressFieldProps {
  label?: string | undefined;
  text: string;
  onText: (text: string) => void;
  onPlace: (place: StoredPlace) => void;
  /** Look-ups prefer places close to it; by default the shop's place. */
  near?: Point | undefined;
  /** What is looked up, where the field holds a part of it. */
  lookedUp?: string | undefined;
  /** The dialog's first focus. */
  isFirst?: boolean;
  isInvalid?: boolean;
  ref?: RefCallback<HTMLInputElement>;
}

function useSuggestions(input: string, near: Point | undefined) {
  const typed = useDebounced(input.trim());
  const isAsked = input !== '' && typed.length >= shortestAsked;
  const here = usePlace();
  const query = { text: typed, ...toNear(near ?? here) };
  // Repeated queries within a minute are answered from the cache, because the place service limits requests.
  const options = { dedupingInterval: 60_000 };
  const { data, error, isLoading } = useQuery(suggestAddresses, isAsked ? { query } : null, options);
  // Until the current text is looked up, the answer is that of an earlier one.
  const isLookedUp = isAsked && typed === input.trim() && !isLoading;
  return {
    found: isAsked ? (data?.data ?? []) : [],
    suburbsOnly: data?.suburbsOnly === true,
    hint: isLookedUp ? describeLookup(data, error !== undefined) : undefined,
  };
}

function describeLookup(
  found: ResponseOf<typeof suggestAddresses> | undefined,
  hasFailed: boolean,
): string | undefined {
  if (hasFailed || (found?.suburbsOnly && found.data.length === 0))
    return 'We cannot look addresses up just now. Type it in full: street, number, suburb, postcode.';
  if (found?.suburbsOnly)
    return 'We cannot look streets up just now. Choose the suburb; your street and number stay as typed.';
  return found?.data.length === 0 ? 'No such address so far. Type on, or check the spelling.' : undefined;
}

export function AddressField({
  label = 'Street address or suburb',
  text,
  onText,
  onPlace,
  near,
  lookedUp = text,
  isFirst,
  isInvalid,
  ref,
}: AddressFieldProps) {
  // Typed here: a place that is known already needs no suggestions.
  const [input, setInput] = useState('');
  const { found, hint, suburbsOnly } = useSuggestions(input, near);
  const parameter = useToolParameter('Street and number, suburb, state and postcode in Australia');
  const shown = useRef(text);
  useEffect(() => {
    shown.current = text;
  }, [text]);
  const pick = ({ address, lat, lng }: StoredPlace) => {
    setInput('');
    onText(address);
    onPlace({ address, lat, lng });
  };
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
        label={label}
        placeholder={label}
        {...addressInput}
        {...parameter}
        data-autofocus={isFirst ? '' : undefined}
        value={text}
        onValue={(value) => {
          setInput(value);
          onText(value);
        }}
        note={suburbsOnly ? hint : undefined}
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
      <FieldHint role="status">{hint}</FieldHint>
      <PlaceChoices typed={lookedUp} onChoose={pick} />
    </Look>
  );
}

function PlaceChoices({ typed, onChoose }: { typed: string; onChoose: (place: StoredPlace) => void }) {
  const several = useStore(placeChoices);
  if (several?.typed !== typed) return null;
  return (
    <Choices aria-label="Places that match">
      {several.places.map((place) => (
        <li key={place.address}>
          <Button onClick={() => onChoose(place)}>
            <Icon name="pin" size={20} /> {place.address}
          </Button>
        </li>
      ))}
    </Choices>
  );
}
