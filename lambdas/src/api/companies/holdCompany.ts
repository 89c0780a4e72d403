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

function isHeld({ active, payoutsHeld, warned, approved }: CompanyItem, what: Body['what']): boolean {
  if (what === 'selling') return !active;
  if (what === 'approval') return approved === null;
  return Boolean(what === 'payouts' ? payoutsHeld : warned);
}

type Act = NonNullable<CompanyItem['switchedOff']>;

function applyHold(current: CompanyItem, { what, held }: Body, act: Act): CompanyItem {
  const hold = held ? act : null;
  switch (what) {
    case 'selling':
      return { ...current, active: !held, switchedOff: hold };
    case 'payouts':
      return { ...current, payoutsHeld: hold };
    case 'warning':
      return { ...current, warned: hold };
    case 'approval':
      // The steps may be done already; the stream's consumer says so otherwise.
      return { ...current, approved: held ? null : act, ready: !held && current.complete };
  }
}

/** Idempotent; taken orders are kept. */
export const holdCompany: Handler<typeof routes.holdCompany> = async ({ params, body, caller, now }) => {
  const { what, held, reason } = body;
  const loaded = await requireOwnCompany(caller, params.id);
  const { company } = loaded;
  if (isHeld(company, what) === held) return { data: await loadOwnCompany(loaded, caller, now) };
  const owner = company.ownerId ? await findUser(company.ownerId) : undefined;
  const isTold = owner?.active && findOwnedCompanyId(owner) === company.id;
  const by = { at: now.toISOString(), byId: caller.id, byName: caller.name, reason };
  return changeCompany(caller, {
    id: params.id,
    now,
    act: { act: findAct(body), reason },
    also: (current) =>
      isTold && isHeld(current, what) !== held ? [tellOwner(owner, current, body, now)] : [],
    change: (current) => (isHeld(current, what) === held ? current : applyHold(current, body, by)),
  });
};

function findAct({ what, held }: Body) {
  if (held) return 'company.held';
  return what === 'approval' ? 'company.approved' : 'company.released';
}

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
  warning: {
    held: ['Please look at your orders', 'You go on selling. We look at your shop again soon.'],
    released: ['Your warning has ended', 'Thank you for doing better.'],
  },
  approval: {
    held: ['Your shop waits for us', 'Buyers do not see it until we have looked at it.'],
    released: ['Your shop is approved', 'Buyers see it as soon as all steps of joining are done.'],
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
