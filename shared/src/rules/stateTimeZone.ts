import type { Point } from './distance.ts';
import { type BoundingBox, isInside } from './polygon.ts';
import type { AustralianState } from './publicHolidays.ts';
import { marketTimeZone } from './zonedTime.ts';

const stateTimeZones: Readonly<Record<AustralianState, string>> = {
  NSW: marketTimeZone,
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  ACT: marketTimeZone,
};

interface Exception extends BoundingBox {
  timeZone: string;
}

const exceptions: Partial<Record<AustralianState, readonly Exception[]>> = {
  NSW: [
    // The county of Yancowinna: Standard Time Act 1987 (NSW) s 4.
    { timeZone: 'Australia/Broken_Hill', minLng: 140.99, maxLng: 142, minLat: -32.5, maxLat: -31.3 },
    { timeZone: 'Australia/Lord_Howe', minLng: 158.9, maxLng: 159.4, minLat: -31.9, maxLat: -31.4 },
    { timeZone: 'Pacific/Norfolk', minLng: 167.8, maxLng: 168.1, minLat: -29.2, maxLat: -28.9 },
  ],
  WA: [
    // By custom, from east of Caiguna to the border and down from the railway.
    { timeZone: 'Australia/Eucla', minLng: 125.5, maxLng: 129.01, minLat: -33.8, maxLat: -31 },
    { timeZone: 'Indian/Christmas', minLng: 105.4, maxLng: 105.8, minLat: -10.7, maxLat: -10.3 },
    { timeZone: 'Indian/Cocos', minLng: 96.7, maxLng: 97, minLat: -12.3, maxLat: -11.7 },
  ],
};

/** A border town keeps its state's clock; only inside NSW and WA does the point decide. */
export const findTimeZone = (state: AustralianState, point: Point): string =>
  exceptions[state]?.find((box) => isInside(box, point))?.timeZone ?? stateTimeZones[state];
