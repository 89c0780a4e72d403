import type { Key } from '@bloomkin/lambdas/table/keys.ts';

export type Row = Key & Readonly<Record<string, unknown>>;
