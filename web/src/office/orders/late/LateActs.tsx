import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import { describeHistoryLine } from '@bloomkin/shared/rules/describeHistoryLine.ts';
import { noticeTitles } from '@bloomkin/shared/rules/notices/noticeTitles.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import type { LateOrder } from '@bloomkin/shared/schemas/late.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useQuery } from '#api/useQuery.ts';
import { Grid } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { Line, Lines, Part } from '#office/kit/cardParts.tsx';

interface LateActsProps {
  order: Pick<LateOrder, 'id' | 'number'>;
  today: string;
  onClose: () => void;
}

/** Who did what about an order, and what its buyer was told; times are Sydney's. */
export function LateActs({ order: { id, number }, today, onClose }: LateActsProps) {
  const order = useQuery(getOrder, { params: { id } });
  const audit = useQuery(listAudit, { query: { object: `order:${id}`, per_page: 20 } });
  const time = (at: string) => formatTimeOn(today, at, marketTimeZone);
  return (
    <Dialog open onClose={onClose} title={`#${number}: done and told`} size="md">
      <Part query={order} name="order" height={240}>
        {({ data }) => (
          <Grid>
            <section aria-labelledby="acts">
              <h3 id="acts">Who did what</h3>
              <Lines>
                {listActs(data, audit.data?.data ?? []).map(({ at, text }) => (
                  <Line key={`${at} ${text}`} name={time(at)}>
                    {text}
                  </Line>
                ))}
              </Lines>
            </section>
            <section aria-labelledby="told">
              <h3 id="told">What the buyer was told</h3>
              {data.told?.length === 0 && <p>No SMS and no e-mail has gone out.</p>}
              <Lines>
                {data.told?.map(({ at, name, channels }) => (
                  <Line key={name} name={time(at)}>
                    {describeNotice(name, data)}, by {channels.map((one) => channelLabels[one]).join(' and ')}
                  </Line>
                ))}
              </Lines>
            </section>
          </Grid>
        )}
      </Part>
    </Dialog>
  );
}

const channelLabels = { sms: 'SMS', email: 'e-mail' } as const;

/** The order's own history names each step; the audit log adds what admins did besides. */
function listActs(order: Order, audit: readonly AuditEntry[]) {
  const steps = order.history.map((line) => ({
    at: line.at,
    text: `${describeHistoryLine(line)}, by ${line.name ?? line.by}`,
  }));
  const acts = audit
    .filter(({ act }) => act !== 'order.edited')
    .map(({ at, act, who }) => ({ at, text: `${auditActs[act]}, by ${who.name}` }));
  return [...steps, ...acts].toSorted((a, b) => a.at.localeCompare(b.at));
}

const titles: Readonly<Partial<Record<string, string>>> = {
  ...noticeTitles,
  rescue: 'Other florists or the money back',
  canceled: 'Canceled',
};

const describeNotice = (name: string, { isPickup }: Order): string =>
  titles[name] ?? titles[`${name}_${isPickup ? 'pickup' : 'delivery'}`] ?? name.replaceAll('_', ' ');
