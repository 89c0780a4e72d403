import { maxMenu } from '@bloomkin/shared/rules/calendar.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useProductSearch } from '#office/kit/useProductSearch.ts';
import type { DayValues, findDayFault } from './dayValues.ts';

const Menu = styled.ul`
  max-height: 396px;
  overflow-y: auto;
`;

interface MenuCardProps {
  companyId: CompanyId;
  values: Pick<DayValues, 'products'>;
  fault: ReturnType<typeof findDayFault>;
  onChange: (change: Pick<DayValues, 'products'>) => void;
}

/** The products that are made on the day: all, or a few at a peak. */
export function MenuCard({ companyId, values: { products: picked }, fault, onChange }: MenuCardProps) {
  const pick = (products: readonly string[] | null) => onChange({ products });
  return (
    <Card aria-labelledby="menu">
      <h2 id="menu">What you make that day</h2>
      <Stack>
        <SegmentedField
          legend="What you make that day"
          hideLegend
          options={[
            { value: 'all', label: 'Everything' },
            { value: 'some', label: 'A short menu' },
          ]}
          value={picked ? 'some' : 'all'}
          onChange={(value) => pick(value === 'all' ? null : (picked ?? []))}
        />
        {picked && <MenuProducts companyId={companyId} picked={picked} onPick={pick} />}
        {fault?.path === 'products' && <FieldError role="alert">{fault.message}</FieldError>}
      </Stack>
    </Card>
  );
}

const perPage = 100;
/** Fewer are found by looking. */
const manyProducts = 12;

interface MenuProductsProps extends Pick<MenuCardProps, 'companyId'> {
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
}

function MenuProducts({ companyId, picked, onPick }: MenuProductsProps) {
  const { data, error, mutate, search, setSearch } = useProductSearch(companyId, perPage);
  if (error && !data)
    return <ErrorState title="We could not load your products." onRetry={() => void mutate()} />;
  if (!data) return <Skeleton $height="240px" />;
  const pick = ({ id }: Product, isOn: boolean) =>
    onPick(isOn ? [...picked, id] : picked.filter((one) => one !== id));
  return (
    <>
      {(search !== '' || data.total > manyProducts) && (
        <TextField
          label="Find a product or a flower"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Menu aria-label="Products of the short menu">
        {data.data.map((product) => (
          <li key={product.id}>
            <Checkbox
              checked={picked.includes(product.id)}
              disabled={picked.length >= maxMenu && !picked.includes(product.id)}
              onChange={(isOn) => pick(product, isOn)}
            >
              {product.name} <small>{formatDollars(product.price)}</small>
            </Checkbox>
          </li>
        ))}
      </Menu>
      {data.total === 0 && <Text>{search ? 'Nothing has that name.' : 'You have no products yet.'}</Text>}
      <Text $small role="status">
        {picked.length} of {maxMenu} at most. Extras stay on sale, and orders you have stay as they are.
      </Text>
    </>
  );
}
