import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChangeListState, useListState } from '#components/list/useListState.ts';
import { lastList } from '../list/lastList.ts';
import { type OrderFilters, readFilters, writeFilters } from './orderFilters.ts';

export type SetFilters = ChangeListState<OrderFilters>;

const codec = { read: readFilters, write: writeFilters };

export function useFilters(): [OrderFilters, SetFilters] {
  const [params] = useSearchParams();
  useEffect(() => lastList.remember(params.size > 0 ? `?${params}` : ''), [params]);
  return useListState(codec);
}
