import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';

/** A map, so that a path can be added to without reading the row. */
export const Numbers = z.record(z.string(), z.int());

/** Paths such as `statuses.new`. */
export type Additions = Readonly<Record<string, number>>;

/** Write sharding by company, which also splits the maps of florists. */
export const figuresShards = 4;
export const toFiguresShard = (id: CompanyId): number => (id.codePointAt(id.length - 1) ?? 0) % figuresShards;
