import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';

/** A map allows additions without reading the row. */
export const Numbers = z.record(z.string(), z.int());

export type Additions = Readonly<Record<string, number>>;

/** Write sharding by company, which also splits the maps of florists. */
export const figuresShards = 4;
export const toFiguresShard = (id: CompanyId): number => (id.codePointAt(id.length - 1) ?? 0) % figuresShards;
