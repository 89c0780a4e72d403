import { exportProducts } from '@bloomkin/shared/routes/catalogue.ts';
import styled from 'styled-components';
import { fetchFile } from '#api/fetchFile.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { notifyError } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { PageHead } from '../pageStyles.ts';
import { addProductPath } from './addProductPath.ts';
import { isFiltered, type ProductFilters, toSelection } from './productFilters.ts';
import type { ProductPage } from './useProductList.ts';

const Acts = styled.div`
  && {
    flex-wrap: nowrap;
  }
`;

/** Keeps its height while it loads. */
const Summary = styled.p`
  min-height: 1.5em;
`;

interface ProductsHeadProps {
  filters: ProductFilters;
  /** Undefined for admins who view all florists. */
  companyId: string | undefined;
  isAdmin: boolean;
  counts: ProductPage['counts'];
  onImport: () => void;
}

export function ProductsHead({ filters, companyId, isAdmin, counts, onImport }: ProductsHeadProps) {
  const isTable = useIsTable();
  const { run, busy } = useAction(async () => {
    const file = await fetchFile(exportProducts, { query: toSelection(filters, companyId) });
    saveFile('products.csv', 'text/csv', file);
  }, notifyError);
  const exportFile = () => void run();
  return (
    <PageHead>
      <div>
        <h1>Products</h1>
        <Summary>{counts && describeCounts(counts, isFiltered(filters))}</Summary>
      </div>
      <Acts>
        {isTable ? (
          <>
            <Button onClick={exportFile} aria-disabled={busy}>
              <OfficeIcon name="share" size={18} />
              {busy ? 'Exporting…' : 'Export CSV'}
            </Button>
            <Button onClick={onImport}>
              <OfficeIcon name="download" size={18} />
              Import CSV
            </Button>
          </>
        ) : (
          <Menu
            label="Import and export"
            items={[
              { label: 'Export CSV', onSelect: exportFile },
              { label: 'Import CSV', onSelect: onImport },
            ]}
          />
        )}
        <ButtonLink kind="brand" to={addProductPath(isAdmin, filters.company)}>
          <OfficeIcon name="plus" size={18} />
          {isTable ? 'Add product' : 'Add'}
        </ButtonLink>
      </Acts>
    </PageHead>
  );
}

function describeCounts({ all, active }: NonNullable<ProductPage['counts']>, isFound: boolean): string {
  const products = `${pluralise(all, 'product')}${isFound ? ' found' : ''}`;
  return `${products}, ${formatCount(active)} in the shop`;
}
