import { readNamedArea } from '@bloomkin/shared/rules/namedArea.ts';
import { isSuburbAlone } from '@bloomkin/shared/rules/streetAddress.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import type { StoredPlace } from '#storage/storage.ts';

/** Where only the suburb is known, its street has an empty field of its own. */
export function useStreetField(known: StoredPlace | undefined, addressText: string) {
  const suburb = known && isSuburbAlone(known.address) ? known : undefined;
  if (!suburb) return { label: undefined, text: addressText, toAddress: (text: string) => text };
  const ending = `, ${suburb.address}`;
  const isWhole = (text: string) => text.includes(',') || readNamedArea(text).state !== undefined;
  const text = addressText === suburb.address ? '' : addressText;
  return {
    label: `Street in ${formatSuburb(suburb)}`,
    text: text.endsWith(ending) ? text.slice(0, -ending.length) : text,
    toAddress: (typed: string) => {
      if (typed.trim() === '') return null;
      return isWhole(typed) ? typed : `${typed}${ending}`;
    },
  };
}
