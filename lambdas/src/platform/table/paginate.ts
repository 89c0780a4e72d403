interface Paging {
  page: number;
  per_page: number;
}

interface Page<T> extends Paging {
  total: number;
  total_pages: number;
  data: T[];
}

export function paginate<T>(all: readonly T[], { page, per_page }: Paging): Page<T> {
  const from = (page - 1) * per_page;
  return {
    page,
    per_page,
    total: all.length,
    total_pages: Math.ceil(all.length / per_page),
    data: all.slice(from, from + per_page),
  };
}
