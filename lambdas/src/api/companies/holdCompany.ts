import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { changeCompany, requireOwnCompany } from './changeCompany.ts';
import { loadOwnCompany } from './ownCompany.ts';

type Body = BodyOf<typeof routes.holdCompany>;

const isHeld = ({ active, payoutsHeld }: CompanyItem, what: Body['what']): boolean =>
  what === 'payouts' ? Boolean(payoutsHeld) : !active;

/** Idempotent; taken orders are kept. */
export const holdCompany: Handler<typeof routes.holdCompany> = async ({ params, body, caller, now }) => {
  const { what, held, reason } = body;
  const loaded = await requireOwnCompany(caller, params.id);
  const { company } = loaded;
  if (isHeld(company, what) === held) return { data: await loadOwnCompany(loaded, caller, now) };
  const owner = company.ownerId ? await findUser(company.ownerId) : undefined;
  const isTold = owner?.active && findOwnedCompanyId(owner) === company.id;
  const hold = held ? { at: now.toISOString(), byId: caller.id, byName: caller.name, reason } : null;
  return changeCompany(caller, {
    id: params.id,
    now,
    act: { act: held ? 'company.held' : 'company.released', reason },
    also: (current) =>
      isTold && isHeld(current, what) !== held ? [tellOwner(owner, current, body, now)] : [],
    change: (current) => {
      if (isHeld(current, what) === held) return current;
      return what === 'payouts'
        ? { ...current, payoutsHeld: hold }
        : { ...current, active: !held, switchedOff: hold };
    },
  });
};

const texts = {
  payouts: {
    held: [
      'Your payouts are held',
      'You go on selling. Your share of completed orders waits until we release it.',
    ],
    released: ['Your payouts are released', 'What waited is sent to your bank now.'],
  },
  selling: {
    held: [
      'Your shop is stopped',
      'Buyers do not see it for now. Orders that you have taken stay: please deliver them.',
    ],
    released: ['Your shop sells again', 'Buyers see it from now on.'],
  },
} as const;

function tellOwner(
  { email, phone }: UserItem,
  { brand }: CompanyItem,
  { what, held, reason }: Body,
  now: Date,
) {
  const [subject, text] = texts[what][held ? 'held' : 'released'];
  const about = `${defuseLinks(brand)}: ${text}`;
  const why = `Why: “${defuseLinks(reason)}”`;
  const paragraphs = [about, why, 'Answer this message or call us if you want to talk about it.'];
  const sms = `Bloomkin: ${subject}. We have written to you why; see your back office.`;
  return putOutgoing({ kind: 'notice', email, phone: email ? '' : phone, subject, paragraphs, sms }, now);
}
