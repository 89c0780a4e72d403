import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useQuery } from '#api/useQuery.ts';
import { Chip } from '#components/list/listStyles.ts';
import { Icon } from '#components/media/Icon.tsx';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { type ControlProps, FilterSelect } from '#office/kit/list/filters.tsx';
import { useUser } from '#session/useSession.ts';

/** An admin's choice of a florist, or one's own; undefined for all. */
function useListedCompany({ company }: ControlProps['values']): string | undefined {
  const user = useUser();
  return (user?.is_admin ? company : user?.company?.id) || undefined;
}

export function CategoryFilter({ value, onChange }: ControlProps) {
  const categories = useQuery(listCategories, { query: {} }).data?.data ?? [];
  return (
    <FilterSelect
      label="Category"
      any="All categories"
      options={listOptions(categories)}
      value={value}
      onChange={onChange}
    />
  );
}

const listOptions = (categories: readonly Category[], depth = 0): [value: string, label: string][] =>
  categories.flatMap(({ id, name, children }) => [
    [id, `${'\u2003'.repeat(depth)}${name}`],
    ...listOptions(children, depth + 1),
  ]);

/** With the parameter of a link, which a press takes away. */
export function TypeFilter({ value, values, onChange, change }: ControlProps) {
  const company = useListedCompany(values);
  const query = company ? { company_id: company } : {};
  const types = useQuery(listProductTypes, { query }, { asMyself: true }).data?.data ?? [];
  return (
    <>
      <FilterSelect
        label="Type"
        any="All types"
        options={types.map(({ id, name }) => [id, name])}
        value={value}
        onChange={onChange}
      />
      {values.parameter && (
        <Chip type="button" aria-pressed onClick={() => change({ parameter: '', value: '' })}>
          {describeParameter(values, types)}
          <Icon name="close" size={16} />
        </Chip>
      )}
    </>
  );
}

/** 'Occasion: Just because' */
function describeParameter(
  { parameter, value }: ControlProps['values'],
  types: readonly ProductType[],
): string {
  const found = types.flatMap(({ parameters }) => parameters).find(({ id }) => id === parameter);
  return [found ? parameterTitle(found.name) : 'With the parameter', value].filter(Boolean).join(': ');
}

/** All florists' products cannot be sorted by name or reviews. */
export const isSortable = (sort: string, company: string | undefined): boolean =>
  Boolean(company) || !/^(name|reviews)/.test(sort);

interface SortFilterProps extends ControlProps {
  options: readonly (readonly [sort: string, label: string])[];
}

export function SortFilter({ options, value, values, onChange }: SortFilterProps) {
  const company = useListedCompany(values);
  return (
    <FilterSelect
      label="Sort by"
      options={options.filter(([sort]) => isSortable(sort, company))}
      value={isSortable(value, company) ? value : 'new'}
      onChange={onChange}
    />
  );
}
