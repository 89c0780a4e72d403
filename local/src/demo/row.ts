import type { Key } from '@bloomkin/lambdas/platform/table/entity.ts';

export type Row = Key & Readonly<Record<string, unknown>>;
