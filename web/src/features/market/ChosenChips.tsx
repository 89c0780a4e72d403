import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { Icon } from '../../components/Icon.tsx';
import { cheapPrice as cheap, type Filters, withoutFilters, withValue } from './filters.ts';

interface ChosenChipsProps {
  filters: Filters;
  today: string;
  onFilters: (filters: Filters) => void;
}

interface Chip {
  words: string;
  without: Filters;
}

/** '$50 to $120', 'From $50', 'Up to $120'. */
function priceWords({ minPrice, maxPrice }: Filters): string {
  if (minPrice && maxPrice) return `$${minPrice} to $${maxPrice}`;
  return minPrice ? `From $${minPrice}` : `Up to $${maxPrice}`;
}

/** What is on and has no chip of its own among the quick ones. */
function chipsOf(filters: Filters, today: string): Chip[] {
  const { day, pickup, minPrice, maxPrice, values } = filters;
  const isQuickPrice = minPrice === '' && maxPrice === cheap;
  const priced = (minPrice !== '' || maxPrice !== '') && !isQuickPrice;
  const chosen = Object.entries(values).flatMap(([id, some]) =>
    some.map((value) => ({ words: value, without: withValue(filters, id, value) })),
  );
  return [
    ...(pickup ? [{ words: 'Pick up in store', without: { ...filters, pickup: false } }] : []),
    ...(day !== '' && day !== today ? [{ words: formatDay(day), without: { ...filters, day: '' } }] : []),
    ...(priced ? [{ words: priceWords(filters), without: { ...filters, minPrice: '', maxPrice: '' } }] : []),
    ...chosen,
  ];
}

/** The filters that are on; a click takes one off. */
export const ChosenChips = ({ filters, today, onFilters }: ChosenChipsProps) => (
  <>
    {chipsOf(filters, today).map(({ words, without }) => (
      <button
        key={words}
        type="button"
        aria-pressed="true"
        aria-label={`${words}, take this filter off`}
        onClick={() => onFilters(without)}
      >
        {words} <Icon name="close" size={16} />
      </button>
    ))}
    <button type="button" onClick={() => onFilters(withoutFilters(filters))}>
      Clear all
    </button>
  </>
);
