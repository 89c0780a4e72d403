import { type ChangeListState, useListState } from '#components/list/useListState.ts';
import { type ProductFilters, readFilters, writeFilters } from './productFilters.ts';

export type SetFilters = ChangeListState<ProductFilters>;

const codec = { read: readFilters, write: writeFilters };

export const useProductFilters = () => useListState(codec);
