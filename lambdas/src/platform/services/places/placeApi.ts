import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Address, AddressSuggestion } from '@bloomkin/shared/schemas/address.ts';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { settings } from '#platform/settings.ts';

export interface AddressNearby extends Address {
  metres: number;
}

/** [lng, lat], as Amazon Location writes positions. */
export type Position = [number, number];

/** Place look-ups under the price that allows storing their results. */
export interface PlaceLookups {
  byText(text: string, limit: number, near: Position | undefined): Promise<Address[]>;
  /** Nearest first. */
  byPoint(position: Position, limit: number): Promise<AddressNearby[]>;
}

/** Suggestions are for single use and cost less; the id of a chosen one leads to its place. */
export interface PlaceSuggestions {
  suggest(text: string, limit: number, near: Position | undefined): Promise<AddressSuggestion[]>;
  byId(id: string): Promise<Address[]>;
}

/** The value of PLACES that selects Places version 2; any other is the name of a place index. */
export const geoPlacesSetting = 'geo-places';

export const clientOptions = {
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: clientTimeouts(3000),
};

/** Coarse, so that neighbours share cached answers. */
export const toBias = ({ lat, lng }: Point): Position => [Number(lng.toFixed(2)), Number(lat.toFixed(2))];

export const withoutCountry = (label: string) => label.replace(/, AUS$|, Australia$/, '');

const unknownPlace: ReadonlySet<string> = new Set(['ResourceNotFoundException', 'ValidationException']);

/** Without a place for an id that leads to none. */
export async function orNoPlace(lookUp: Promise<Address[]>): Promise<Address[]> {
  try {
    return await lookUp;
  } catch (error) {
    if (error instanceof Error && unknownPlace.has(error.name)) return [];
    throw error;
  }
}
