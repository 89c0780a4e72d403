import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { useQuery } from '#api/useQuery.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { RowsCard } from './hoursStyles.ts';

/** Windows belong to the company: shown here, changed there. */
export function WindowsCard({ companyId }: { companyId: string }) {
  const company = useQuery(getCompany, { params: { id: companyId }, query: {} }, { asMyself: true }).data
    ?.data;
  return (
    <RowsCard aria-labelledby="delivery-windows">
      <header>
        <h2 id="delivery-windows">Delivery windows</h2>
        <p>The same for all your stores</p>
      </header>
      {company ? (
        <ul>
          {company.delivery_periods.map(({ start_time, stop_time, capacity }) => (
            <li key={start_time}>
              <b>{formatPeriod(start_time, stop_time)}</b>
              {capacity === null ? '' : `, ${capacity} orders`}
            </li>
          ))}
          {company.delivery_periods.length === 0 && <li>None yet: add them in Company settings.</li>}
          {company.delivery_periods.length > 0 && (
            <li>{`You need ${company.lead_time_minutes} minutes before a window starts.`}</li>
          )}
        </ul>
      ) : (
        <Skeleton $height="80px" $radius="14px" />
      )}
    </RowsCard>
  );
}
