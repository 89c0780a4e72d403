import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { describeValues } from './describeType.ts';

const Promotion = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-bottom: 16px;
  padding: 16px 20px;
  border: 1px solid var(--bk-text-info);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-infoSoft);
  color: var(--bk-text-info);
  > div {
    flex: 1 1 260px;
    min-width: 0;
  }
  h2 {
    font: 600 1.0625rem/1.3 var(--bk-text);
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 2px;
    font-size: 0.875rem;
  }
  > span:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    > :first-child {
      color: var(--bk-text-primary);
    }
    @media (max-width: 767px) {
      gap: 0;
      > * {
        padding-inline: 14px;
      }
    }
  }
`;

interface PromoteNoteProps {
  types: readonly ProductType[];
  chosen: ProductType | undefined;
  onSaved: (type: ProductType) => void;
}

/** For admins: the chosen type of a florist, otherwise the first that no admin has looked at. */
export function PromoteNote({ types, chosen, onSaved }: PromoteNoteProps) {
  const florists = types.filter(({ company_id }) => company_id !== null);
  const type = florists.find(({ id }) => id === chosen?.id) ?? florists.find(({ reviewed }) => !reviewed);
  const { ask, dialog } = useConfirm();
  const refresh = useCatalogueRefresh();
  const selling = useQuery(listCompanies, type ? { query: { per_page: 1, active: '1' } } : null).data?.total;
  if (!type) return dialog;
  const { id, name, products_num, version, reviewed } = type;
  const brand = type.company_brand ?? 'a florist';
  const [parameter] = type.parameters;

  async function send(body: { company_id: 0 } | { reviewed: boolean }, message: string): Promise<void> {
    try {
      const { data } = await call(updateProductType, { params: { id }, body: { ...body, version } });
      onSaved(data);
      refresh();
      void notify({ tone: 'success', message });
    } catch (error) {
      notifyError(error);
      refresh();
    }
  }
  async function promote() {
    const isSure = await ask({
      title: `Promote ${name} to the market?`,
      text: `Every florist can use it and buyers can filter by it. ${brand} can no longer change it; only admins can.`,
      confirm: 'Promote to the market',
      keep: 'Leave it',
    });
    if (isSure) await send({ company_id: 0 }, `${name} is for the whole market`);
  }
  return (
    <Promotion aria-label={`${name} of ${brand}`}>
      <FloristMark brand={brand} />
      <div>
        <h2>
          {name}
          {parameter && `: ${describeValues(parameter).toLowerCase() || parameter.name}`}
        </h2>
        <p>
          Made by {brand}, used by {pluralise(products_num, 'product')}. Promoted, {describeFlorists(selling)}{' '}
          can fill it in and buyers can filter by it.{' '}
          {products_num > 0 && `Nothing changes on the ${pluralise(products_num, 'product')}.`}
        </p>
      </div>
      <span>
        <Button onClick={() => void promote()}>
          <OfficeIcon name="promote" size={18} />
          Promote to the market
        </Button>
        {!reviewed && (
          <Button
            kind="quiet"
            changes
            onClick={() => void send({ reviewed: true }, `${name} stays with ${brand}`)}
          >
            Leave it
          </Button>
        )}
      </span>
      {dialog}
    </Promotion>
  );
}

const describeFlorists = (selling: number | undefined) =>
  selling === undefined || selling < 2 ? 'all florists' : `all ${pluralise(selling, 'florist')}`;
