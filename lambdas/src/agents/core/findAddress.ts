import { matchPlaces } from '@bloomkin/shared/rules/matchPlaces.ts';
import { findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
import type { Place } from '@bloomkin/shared/schemas/address.ts';
import type { AgentAddress } from '#model/agents/agentSessionEntity.ts';
import { findByText } from '#platform/services/geocoder.ts';

export type FoundAddress = { place: Place } | { fault: string };

const writeArea = ({ locality, region, postcode }: AgentAddress): string =>
  // Without a suburb the postcode says more than the state, and both together name nothing.
  (locality === '' ? [postcode || region] : [locality, region, postcode]).filter(Boolean).join(' ');

export const writeAddress = (address: AgentAddress): string =>
  [address.street, writeArea(address)].filter(Boolean).join(', ');

const isForeign = (country = ''): boolean => !/^(au|aus|australia)?$/i.test(country.trim());

/** The place of an address, or of its suburb while there is no street. Of several places none is taken unasked. */
export async function findAddress(address: AgentAddress): Promise<FoundAddress> {
  if (isForeign(address.country)) return { fault: 'Our florists deliver in Australia only' };
  const text = writeAddress(address);
  if (text === '') return { fault: 'Say where the flowers should go' };
  const found = await findByText(text);
  const { place, choices } = matchPlaces(text, found);
  const [first] = choices;
  // A postcode alone names several suburbs: the first prices the delivery, the street decides later.
  const chosen = place ?? (address.street === '' ? (first ?? found[0]) : undefined);
  if (chosen) return { place: { address: chosen.address, lat: chosen.lat, lng: chosen.lng } };
  if (choices.length > 1)
    return {
      fault: `That could be ${choices
        .map((one) => one.address)
        .slice(0, 5)
        .join(' or ')}`,
    };
  return { fault: 'We cannot find that address. Check the street, the suburb and the postcode.' };
}

/** Undefined where a driver can go. */
export const findStreetFault = (address: AgentAddress): string | undefined =>
  address.street === '' ? 'Add the street and number' : findDoorFault(writeAddress(address), address.unit);
