import type { FieldError } from '@bloomkin/shared/errors.ts';
import { polygonFault, polygonFaultMessages } from '@bloomkin/shared/rules/polygonFault.ts';
import { validateMoney } from '#components/form/numberText.ts';
import { zoneName } from './ZoneSelect.tsx';
import type { Zone } from './zone.ts';

export interface ZoneFaults {
  name?: string;
  price?: string;
  freeFrom?: string;
  minOrder?: string;
  shape?: string;
}

const maxPolygons = 20;
const maxPriceCents = 100_000;

const terms = { price: { required: 'Enter what delivery costs', max: maxPriceCents }, other: {} } as const;

export function findZoneFaults(zone: Zone): ZoneFaults {
  const fault = zone.parts.map(({ polygon }) => polygonFault(polygon)).find((one) => one !== undefined);
  const price = validateMoney(terms.price)(zone.priceCents);
  const freeFrom = validateMoney(terms.other)(zone.freeFromCents);
  const minOrder = validateMoney(terms.other)(zone.minOrderCents);
  return {
    ...(zone.name.trim() === '' && { name: 'Enter the name of the zone' }),
    ...(price && { price }),
    ...(freeFrom && { freeFrom }),
    ...(minOrder && { minOrder }),
    ...(zone.parts.length === 0 && { shape: 'Add suburbs to this zone, or draw it' }),
    ...(fault && { shape: polygonFaultMessages[fault] }),
  };
}

export const isSound = (zone: Zone): boolean => Object.keys(findZoneFaults(zone)).length === 0;

/** Each with the id of its zone as path. */
export const listZoneErrors = (zones: readonly Zone[]): FieldError[] =>
  zones.flatMap((zone) =>
    Object.values(findZoneFaults(zone)).map((fault: string) => ({
      path: zone.id,
      message: `${zoneName(zone)}: ${fault}`,
    })),
  );

export const hasTooManyParts = (zones: readonly Zone[]): boolean =>
  zones.flatMap(({ parts }) => parts).length > maxPolygons;
