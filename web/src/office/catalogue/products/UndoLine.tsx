import { listProductChanges } from '@bloomkin/shared/routes/products.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { UndoableChange } from '@bloomkin/shared/schemas/productBulk.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { useStore } from '#storage/createStore.ts';
import { persist } from '#storage/persist.ts';
import { arrayOf, text } from '#storage/shapes.ts';
import type { BulkChanging } from './useBulkChange.ts';

/** Undo lines that were closed. */
const hiddenChanges = persist('hiddenProductChanges', arrayOf(text));

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 2px 6px 2px 18px;
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  font-size: 0.875rem;
  > svg {
    flex: none;
  }
  p {
    flex: 1;
    padding-block: 6px;
  }
  b {
    font-weight: 600;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (max-width: 767px) {
    margin: 0 -16px 10px;
  }
`;

/** The latest change of many products, until it can no longer be taken back. */
export function UndoLine({ companyId, bulk }: { companyId: string; bulk: BulkChanging }) {
  const { data } = useQuery(listProductChanges, { query: { company_id: companyId } });
  const hidden = useStore(hiddenChanges) ?? [];
  const timeZone = useOfficeZone();
  const now = new Date(useNow(60_000));
  const readOnly = useReadOnly();
  const latest = data?.data.find(({ id }) => !hidden.includes(id));
  if (!latest) return null;
  const hide = () => hiddenChanges.write([...hidden, latest.id].slice(-50), new Date(latest.until));
  return (
    <Line>
      <OfficeIcon name="check" size={18} />
      <p>
        <b>{describeChange(latest)}</b> since{' '}
        {formatTimeOn(localTime(now, timeZone).day, latest.at, timeZone)}. Orders already placed keep their
        price.
      </p>
      <button
        type="button"
        aria-disabled={bulk.isBusy}
        onClick={() => void (bulk.isBusy || bulk.undo(latest.id, companyId))}
        {...readOnly}
      >
        Undo
      </button>
      <button type="button" aria-label="Hide this line" onClick={hide}>
        <OfficeIcon name="close" size={18} />
      </button>
    </Line>
  );
}

export function describeChange({ change, products }: UndoableChange): string {
  const verb = products === 1 ? 'is' : 'are';
  const about = `${pluralise(products, 'product')} ${verb}`;
  if ('active' in change) return `${about} ${change.active ? 'in' : 'out of'} the shop`;
  const { by_percent: percent, by_amount: amount, to } = change.price;
  if (to !== undefined)
    return `${pluralise(products, 'product')} ${products === 1 ? 'costs' : 'cost'} ${formatDollars(to)}`;
  const by = percent === undefined ? formatDollars(Math.abs(amount ?? 0)) : `${Math.abs(percent)}%`;
  return `${about} ${by} ${(percent ?? amount ?? 0) < 0 ? 'cheaper' : 'dearer'}`;
}
