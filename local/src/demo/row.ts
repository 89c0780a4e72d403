import type { Key } from '@bloomkin/lambdas/table/entity.ts';

export type Row = Key & Readonly<Record<string, unknown>>;
