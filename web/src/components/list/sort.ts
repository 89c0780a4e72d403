export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** 'price' ascending, '-price' descending; undefined for an unknown column. */
export function readSort(text: string | null, columns: readonly string[]): Sort | undefined {
  const by = text?.replace(/^-/, '') ?? '';
  if (!columns.includes(by)) return undefined;
  return { by, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

export const writeSort = (sort: Sort | undefined): string =>
  sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.by}` : '';

export function nextSort(sort: Sort | undefined, by: string, first: Sort['direction']): Sort {
  if (sort?.by !== by) return { by, direction: first };
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
