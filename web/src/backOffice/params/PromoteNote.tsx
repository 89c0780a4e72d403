import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import type { Ask } from '../useConfirm.tsx';
import { countProducts } from './describeType.ts';

interface PromoteNoteProps {
  type: ProductType;
  ask: Ask;
  onPromoted: (type: ProductType) => void;
}

/** For admins: promotes a florist's type to the whole market. */
export function PromoteNote({ type, ask, onPromoted }: PromoteNoteProps) {
  const { id, name, company_id, products_num, version } = type;
  const company = useQuery(getCompany, company_id ? { params: { id: company_id } } : null, {
    asMyself: true,
  });
  if (company_id === null) return null;
  const brand = company.data?.data.brand ?? 'a florist';
  async function promote() {
    const isSure = await ask({
      title: `Promote ${name} to the market?`,
      text: `Every florist can use it and buyers can filter by it. ${brand} can no longer change it; only admins can.`,
      confirm: 'Promote to the market',
      keep: 'Leave it',
    });
    if (!isSure) return;
    try {
      const { data } = await call(updateProductType, { params: { id }, body: { company_id: 0, version } });
      onPromoted(data);
      void notify({ tone: 'success', message: `${data.name} is for the whole market` });
    } catch (error) {
      notifyError(error);
    }
  }
  return (
    <Callout style={{ marginBottom: 16, flexWrap: 'wrap', alignItems: 'center' }}>
      <div style={{ flex: '1 1 280px' }}>
        <b>Made by {brand}</b>
        <p>
          Used by {countProducts(products_num)}. Promoted, all florists can fill it in and buyers can filter
          by it. Nothing changes on the products that use it.
        </p>
      </div>
      <Button onClick={() => void promote()}>Promote to the market</Button>
    </Callout>
  );
}
