import { invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import { localTime, marketTimeZone, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { applyHold, isHeld, putOwnerNotice } from '#model/companies/companyHold.ts';
import { putHoldDue } from '#model/companies/holdDueEntity.ts';
import { putDueNotices } from '#model/orders/dueNoticeEntity.ts';
import { listOpenOrdersOfCompany } from '#model/orders/orderEntity.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { changeCompany, requireOwnCompany } from './changeCompany.ts';
import { loadOwnCompany } from './ownCompany.ts';

type Body = BodyOf<typeof routes.holdCompany>;

/** Idempotent; taken orders are kept. */
export const holdCompany: Handler<typeof routes.holdCompany> = async ({ params, body, caller, now }) => {
  const { what, held, reason } = body;
  const loaded = await requireOwnCompany(caller, params.id);
  const { company, stores } = loaded;
  if (isHeld(company, what) === held) return { data: await loadOwnCompany(loaded, caller, now) };
  const until = findEnd(body, stores[0]?.timeZone ?? marketTimeZone, now);
  const owner = company.ownerId ? await findUser(company.ownerId) : undefined;
  const isTold = owner?.active && findOwnedCompanyId(owner) === company.id;
  const isBuyerTold = held && what === 'selling' && body.tell_buyers;
  // Before the hold, so that a repeat after a failure tells them too.
  if (isBuyerTold) await notifyBuyers(company.id, now);
  const act = {
    ...{ at: now.toISOString(), byId: caller.id, byName: caller.name, reason },
    ...(until && { until: until.at }),
    ...(isBuyerTold && { buyersTold: true }),
  };
  return changeCompany(caller, {
    id: params.id,
    now,
    act: { act: findAct(body), reason },
    also: (current) =>
      isHeld(current, what) === held
        ? []
        : [
            ...(isTold ? [putOwnerNotice({ owner, company: current, until }, body, now)] : []),
            ...(until ? [putHoldDue({ companyId: company.id, until: until.at })] : []),
          ],
    change: (current) => (isHeld(current, what) === held ? current : applyHold(current, body, act)),
  });
};

/** It ends when that day begins for the florist. */
function findEnd({ what, held, until }: Body, timeZone: string, now: Date) {
  if (!until || !held || what === 'approval') return undefined;
  if (until <= localTime(now, timeZone).day) throw invalidField('until', 'Choose a later day');
  return { at: toInstant(until, '00:00', timeZone).toISOString(), timeZone };
}

const delayMs = 60_000;

/** The minute job tells them, if the shop is still stopped then. */
async function notifyBuyers(id: CompanyId, now: Date): Promise<void> {
  const orders = (await listOpenOrdersOfCompany(id)).filter(({ status }) => isOpen(status));
  await putDueNotices(
    orders.map((order) => order.id),
    new Date(now.getTime() + delayMs),
  );
}

function findAct({ what, held }: Body) {
  if (held) return 'company.held';
  return what === 'approval' ? 'company.approved' : 'company.released';
}
