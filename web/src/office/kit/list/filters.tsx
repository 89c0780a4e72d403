import { type ComponentProps, type ReactNode, type RefObject, useCallback } from 'react';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { DateFilter } from '#components/list/DateFilter.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { FloristFilter } from '#office/kit/florists/FloristFilter.tsx';
import { useIsAdmin } from '#session/useSession.ts';

export interface ControlProps<V extends string = string> {
  name: string;
  value: V;
  onChange(value: V): void;
  /** Values of all filters. */
  values: Readonly<Record<string, string>>;
  change(part: Readonly<Record<string, string>>, options?: { replace: boolean }): void;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Counts of the answer; undefined while it loads. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** One filter of a list: its place in the address and its control in the toolbar. Methods, so that any value's filter is a `Filter`. */
export interface Filter<V extends string = string> {
  /** In the address; the filter's own name by default. */
  param?: string | undefined;
  /** Absent from the address. */
  initial: V;
  /** The initial value for an invalid text. */
  parse(text: string): V;
  /** In a message that names the list: 'active', '“rose”'. */
  describe?(value: V, values: Readonly<Record<string, string>>): string;
  control?(props: ControlProps<V>): ReactNode;
  /** Shows the choices as tabs with counts instead. */
  tabs?: { label: string; choices: Readonly<Record<string, string>> };
  /** Filters that a change sets back. */
  resets?: readonly string[] | undefined;
  /** Whose rows differ: those of another go before its own come. */
  isScope?: true;
}

export type Filters = Readonly<Record<string, Filter>>;

/** With their labels, or labels themselves. */
type Choices<V extends string> = Readonly<Record<V, string>> | readonly V[];

const listOptions = <V extends string>(choices: Choices<V>): [value: string, label: string][] =>
  Array.isArray(choices) ? choices.map((value) => [value, value]) : Object.entries<string>(choices);

const findIn = <V extends string, I extends string>(choices: Choices<V>, initial: I) => {
  const values = new Set(listOptions(choices).map(([value]) => value));
  const isChoice = (text: string): text is V => values.has(text);
  return (text: string): V | I => (isChoice(text) ? text : initial);
};

interface Options {
  label: string;
  param?: string;
}

type Own<V extends string> = Pick<Filter<V>, 'param' | 'control' | 'describe' | 'resets'>;

interface TextOptions extends Own<string> {
  pattern?: RegExp;
}

/** An id unless another pattern is given, such as from a link of another page. */
export const textFilter = ({ pattern = /^[\w-]{1,64}$/, ...rest }: TextOptions = {}): Filter => ({
  ...rest,
  initial: '',
  parse: (text) => pattern.exec(text)?.[0] ?? '',
});

interface SearchOptions extends Options {
  placeholder: string;
}

export const searchFilter = ({ param, ...options }: SearchOptions): Filter => ({
  param,
  initial: '',
  parse: (text) => text.slice(0, 100),
  describe: (text) => (text.trim() ? `“${text.trim()}”` : ''),
  control: (props) => <SearchControl {...options} {...props} />,
});

function SearchControl({ name, change, searchBox, ...search }: SearchOptions & ControlProps) {
  const { label, placeholder, value } = search;
  const onSearch = useCallback((text: string) => change({ [name]: text }, { replace: true }), [name, change]);
  return <ListSearch ref={searchBox} {...{ label, placeholder, value, onSearch }} />;
}

interface ChoiceOptions<V extends string> extends Options {
  choices: Choices<V>;
}

interface TabsOptions<V extends string> extends Options {
  choices: Readonly<Record<V | 'all', string>>;
}

export const tabsFilter = <V extends string>(options: TabsOptions<V>): Filter<V | 'all'> => ({
  ...options,
  initial: 'all',
  parse: findIn(options.choices, 'all'),
  describe: (value) => options.choices[value].toLowerCase(),
  tabs: options,
});

interface SelectOptions<V extends string> extends ChoiceOptions<V>, Own<V | ''> {
  /** Names the empty value. */
  any: string;
}

export const selectFilter = <V extends string>(options: SelectOptions<V>): Filter<V | ''> => {
  const { choices, label, any, ...rest } = options;
  const parse = findIn(choices, '');
  const labels = new Map(listOptions(choices));
  return {
    initial: '',
    parse,
    describe: (value) => labels.get(value)?.toLowerCase() ?? '',
    control: ({ value, onChange }) => (
      <FilterSelect
        {...{ label, any }}
        options={listOptions(choices)}
        value={value}
        onChange={(text) => onChange(parse(text))}
      />
    ),
    ...rest,
  };
};

/** Named `sort` in a list. */
export const sortFilter = <V extends string>(
  choices: Choices<V>,
  initial: NoInfer<V>,
  own: Own<V> = {},
): Filter<V> => {
  const parse = findIn(choices, initial);
  return {
    initial,
    parse,
    control: ({ value, onChange }) => (
      <FilterSelect
        label="Sort by"
        options={listOptions(choices)}
        value={value}
        onChange={(text) => onChange(parse(text))}
      />
    ),
    ...own,
  };
};

export const dayFilter = (label: string): Filter => ({
  ...textFilter({ pattern: /^\d{4}-\d\d-\d\d$/ }),
  control: ({ value, onChange }) => <DateFilter {...{ label, value, onChange }} />,
});

type FloristOptions = Pick<ComponentProps<typeof FloristFilter>, 'label' | 'placeholder'>;

/** For admins, who view all florists. */
export const floristFilter = (
  options: FloristOptions & Pick<Filter, 'resets' | 'isScope'> = { isScope: true },
): Filter => ({
  ...textFilter(),
  ...options,
  control: ({ value, onChange }) => <AdminsFlorist {...options} value={value} onChange={onChange} />,
});

const AdminsFlorist = (props: ComponentProps<typeof FloristFilter>) =>
  useIsAdmin() && <FloristFilter {...props} />;

interface FilterSelectProps {
  label: string;
  /** Names the empty value; without it a choice narrows nothing. */
  any?: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

export const FilterSelect = ({ label, any, options, value, onChange }: FilterSelectProps) => (
  <ChipSelect
    aria-label={label}
    value={value}
    data-on={any === undefined || value === '' ? undefined : ''}
    onChange={({ target }) => onChange(target.value)}
  >
    {any !== undefined && <option value="">{any}</option>}
    {options.map(([choice, text]) => (
      <option key={choice} value={choice}>
        {text}
      </option>
    ))}
  </ChipSelect>
);
