import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Stack } from '#components/layout/boxes.ts';
import { useAction } from '#components/useAction.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useSession } from '#session/useSession.ts';
import { DisputeCallouts } from './DisputeCallouts.tsx';
import { LinesCard } from './LinesCard.tsx';
import { MonthCard } from './MonthCard.tsx';
import { MonthPicker } from './MonthPicker.tsx';
import { PayoutsCard } from './PayoutsCard.tsx';
import { ShopOpened } from './ShopOpened.tsx';

const types = { csv: 'text/csv', pdf: 'application/pdf' } as const;
type Format = keyof typeof types;

function pdfLabel({ invoice }: Statement): string {
  if (!invoice) return 'Statement';
  if (invoice.total.amount < 0) return 'Adjustment note';
  return invoice.is_tax_invoice ? 'Tax invoice' : 'Invoice';
}

function Downloads({ statement }: { statement: Statement }) {
  const { company, month } = statement;
  const { run: download, running } = useAction(async (format: Format) => {
    const file = await fetchFile(getStatement, { params: { id: company.id }, query: { month, format } });
    saveFile(`bloomkin-${company.abn}-${month}.${format}`, types[format], file);
  });
  const current = running?.[0];
  return (
    <>
      <Button
        aria-label="Download CSV"
        aria-disabled={current === 'csv'}
        onClick={() => void download('csv')}
      >
        <OfficeIcon name="download" size={20} />
        {current === 'csv' ? (
          'Preparing…'
        ) : (
          <span>
            <small>Download </small>CSV
          </span>
        )}
      </Button>
      <Button
        kind="brand"
        aria-label={`${pdfLabel(statement)}, PDF`}
        aria-disabled={current === 'pdf'}
        onClick={() => void download('pdf')}
      >
        <OfficeIcon name="download" size={20} />
        {current === 'pdf' ? (
          'Preparing…'
        ) : (
          <span>
            {pdfLabel(statement)}
            <small>, PDF</small>
          </span>
        )}
      </Button>
    </>
  );
}

const HeadActions = styled.div`
  && {
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 767px) {
    && {
      width: 100%;
    }
    > button {
      flex: 1;
    }
    button small {
      display: none;
    }
  }
  button small {
    font-size: inherit;
  }
`;

/** A vendor's own company, or the one that an admin opened. */
export function StatementPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const id = companyId ?? user?.company?.id;
  const { data, error, mutate } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, {
    asMyself: true,
  });
  if (user && !id) return <Navigate to={paths.openShop()} replace />;
  return (
    <OfficePage title="Money">
      <QueryState
        query={{ data: data?.data, error, mutate }}
        what="your money page"
        head={() => (
          <PageHead>
            <h1>Money</h1>
          </PageHead>
        )}
        skeleton={skeleton}
      >
        {(company) => <CompanyMoney company={company} />}
      </QueryState>
    </OfficePage>
  );
}

const skeleton = (
  <>
    <Skeleton $height="180px" $radius="20px" />
    <Skeleton $height="420px" $radius="20px" />
  </>
);

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The month is in the URL; the current one by default. */
function CompanyMoney({ company }: { company: Company }) {
  const [search, setSearch] = useSearchParams();
  const zone = company.stores[0]?.timezone ?? marketTimeZone;
  const thisMonth = localTime(new Date(useNow(60_000)), zone).day.slice(0, 7);
  const wanted = search.get('month') ?? '';
  const month = monthPattern.test(wanted) && wanted <= thisMonth ? wanted : thisMonth;
  const args = { params: { id: company.id }, query: { month } };
  const { data, error, mutate } = useQuery(getStatement, args);
  const statement = data?.data;
  return (
    <>
      <PageHead>
        <div>
          <h1>Money</h1>
          <p>
            {company.name}, ABN {formatAbn(company.inn)}
          </p>
        </div>
        <HeadActions>
          <MonthPicker
            month={month}
            latest={thisMonth}
            onChange={(next) => setSearch({ month: next }, { preventScrollReset: true })}
          />
          {statement && <Downloads statement={statement} />}
        </HeadActions>
      </PageHead>
      <Stack>
        <ShopOpened company={company} />
        {statement && <DisputeCallouts statement={statement} />}
        {!company.stripe?.charges_enabled && <PayoutsCard company={company} />}
        <QueryState query={{ data: statement, error, mutate }} what="this month" skeleton={skeleton}>
          {(loaded) => (
            <>
              <MonthCard statement={loaded} />
              <LinesCard key={month} statement={loaded} />
              {company.stripe?.charges_enabled && <PayoutsCard company={company} />}
            </>
          )}
        </QueryState>
      </Stack>
    </>
  );
}
