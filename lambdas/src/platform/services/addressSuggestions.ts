import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Address, AddressSuggestion } from '@bloomkin/shared/schemas/address.ts';
import { setting } from '#platform/settings.ts';
import { geoPlacesSetting, type PlaceSuggestions, toBias } from './places/placeApi.ts';

const load = async (): Promise<PlaceSuggestions> =>
  setting('PLACES') === geoPlacesSetting
    ? (await import('./places/geoPlacesSuggestions.ts')).geoPlacesSuggestions
    : (await import('./places/placeIndexSuggestions.ts')).placeIndexSuggestions;

export const mostSuggestions = 6;

export async function suggestByText(text: string, near?: Point): Promise<AddressSuggestion[]> {
  if (text.trim().length < 2) return [];
  return (await load()).suggest(text.slice(0, 200), mostSuggestions, near && toBias(near));
}

export const findById = async (id: string): Promise<Address[]> => (await load()).byId(id);
