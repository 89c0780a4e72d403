import { paths } from '@bloomkin/shared/pages.ts';
import { exportProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchFile } from '#api/fetchFile.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { notifyError } from '#components/feedback/notifyError.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { saveFile } from '#features/orders/saveFile.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { PageHead } from '../pageStyles.ts';
import { type ProductFilters, toSelection } from './productFilters.ts';
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
  /** Undefined for admins who look at all florists. */
  companyId: string | undefined;
  counts: ProductPage['counts'];
  onImport: () => void;
}

export function ProductsHead({ filters, companyId, counts, onImport }: ProductsHeadProps) {
  const isTable = useIsTable();
  const [isLoading, setLoading] = useState(false);
  const exportFile = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const file = await fetchFile(exportProducts, { query: toSelection(filters, companyId) });
      saveFile('products.csv', 'text/csv', file);
    } catch (error) {
      notifyError(error, () => void exportFile());
    } finally {
      setLoading(false);
    }
  };
  return (
    <PageHead>
      <div>
        <h1>Products</h1>
        <Summary>{counts && describeCounts(counts)}</Summary>
      </div>
      <Acts>
        {companyId && isTable && (
          <>
            <Button onClick={exportFile} aria-disabled={isLoading}>
              <OfficeIcon name="share" size={18} />
              {isLoading ? 'Exporting…' : 'Export CSV'}
            </Button>
            <Button onClick={onImport}>
              <OfficeIcon name="download" size={18} />
              Import CSV
            </Button>
          </>
        )}
        {companyId && !isTable && (
          <Menu
            label="Import and export"
            items={[
              { label: 'Export CSV', onSelect: exportFile },
              { label: 'Import CSV', onSelect: onImport },
            ]}
          />
        )}
        {companyId && (
          <ButtonLink kind="brand" to={paths.productCreate()}>
            <OfficeIcon name="plus" size={18} />
            {isTable ? 'Add product' : 'Add'}
          </ButtonLink>
        )}
      </Acts>
    </PageHead>
  );
}

const describeCounts = ({ all, active }: NonNullable<ProductPage['counts']>): string =>
  `${all === 1 ? '1 product' : `${all.toLocaleString('en-AU')} products`}, ${active.toLocaleString('en-AU')} in the shop`;
