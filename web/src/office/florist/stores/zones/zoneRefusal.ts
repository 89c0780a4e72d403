import { ApiError } from '#errors/apiError.ts';
import { describeError } from '#errors/describeError.ts';
import { zoneName } from './ZoneSelect.tsx';
import type { Zone } from './zone.ts';
import type { ZoneFaults } from './zoneFaults.ts';

const fields: Readonly<Record<string, keyof ZoneFaults>> = {
  name: 'name',
  price: 'price',
  free_from: 'freeFrom',
  min_order: 'minOrder',
  polygon: 'shape',
};

/** Server errors by the zone as sent. */
export interface ZoneRefusal {
  message: string;
  zone?: Zone;
  faults?: ZoneFaults;
}

/** The server counts polygons; a zone may have several. */
export function readRefusal(failure: unknown, zones: readonly Zone[]): ZoneRefusal {
  const [first] = failure instanceof ApiError ? failure.errors : [];
  if (!first) return { message: describeError(failure) };
  const [, part, name] = /^delivery_zones\.(\d+)\.(\w+)/.exec(first.path) ?? [];
  const zone = zones.flatMap((one) => one.parts.map(() => one))[Number(part)];
  const field = fields[name ?? ''];
  if (!zone || !field) return { message: first.message };
  const prefix = `${zoneName(zone)}: `;
  const text = first.message.startsWith(prefix) ? first.message.slice(prefix.length) : first.message;
  return { message: prefix + text, zone, faults: { [field]: text } };
}
