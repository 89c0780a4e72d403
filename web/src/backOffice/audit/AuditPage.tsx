import { exportAudit, listAudit } from '@bloomkin/shared/routes/audit.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { ExportButton } from '../ExportButton.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { AuditDays } from './AuditDays.tsx';
import { AuditFiltersBar } from './AuditFiltersBar.tsx';
import { auditCodec, toAuditQuery } from './auditFilters.ts';

export function AuditPage() {
  const [filters, setFilters] = useListState(auditCodec);
  const { data, error, mutate } = useQuery(
    listAudit,
    { query: { ...toAuditQuery(filters), page: filters.page, per_page: filters.perPage } },
    { keepPreviousData: false },
  );
  return (
    <OfficePage title="Audit log">
      <PageHead>
        <div>
          <h1>Audit log</h1>
          <p>Every act with special rights: who, when, from where, before and after</p>
        </div>
        <ExportButton
          onExport={async () =>
            saveFile(
              'audit-log.csv',
              'text/csv',
              await fetchFile(exportAudit, { query: toAuditQuery(filters) }),
            )
          }
        />
      </PageHead>
      <Panel aria-label="Acts">
        <AuditFiltersBar filters={filters} onChange={setFilters} />
        <ListView
          name="audit log"
          loadingLabel="Loading the audit log"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            Object.keys(toAuditQuery(filters)).length === 0 ? (
              <EmptyState title="Nothing was done yet" text="Each act with special rights will stand here." />
            ) : (
              <EmptyState
                title="Nothing was done here"
                text="No act with special rights fits these filters. Choose other days, or anyone and anything."
              />
            )
          }
        >
          {(acts) => <AuditDays acts={acts} days={data?.days ?? {}} onWho={(who) => setFilters({ who })} />}
        </ListView>
        {data && (
          <Pagination
            list={data}
            toSearch={(page) => `${auditCodec.write({ ...filters, page })}`}
            onPerPage={(perPage) => setFilters({ perPage })}
          />
        )}
      </Panel>
    </OfficePage>
  );
}
