import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import type { CompanyItem } from './companyEntity.ts';

interface CompanyHold {
  what: 'payouts' | 'selling' | 'warning' | 'approval';
  held: boolean;
  reason: string;
}

type Act = NonNullable<CompanyItem['switchedOff']>;

export function listEnded({ switchedOff, payoutsHeld, warned }: CompanyItem, now: Date) {
  const holds = { selling: switchedOff, payouts: payoutsHeld, warning: warned };
  return (['selling', 'payouts', 'warning'] as const).flatMap((what) => {
    const { [what]: hold } = holds;
    return hold?.until && hold.until <= now.toISOString() ? [{ what, hold }] : [];
  });
}

export function isHeld(
  { active, payoutsHeld, warned, approved }: CompanyItem,
  what: CompanyHold['what'],
): boolean {
  if (what === 'selling') return !active;
  if (what === 'approval') return approved === null;
  return Boolean(what === 'payouts' ? payoutsHeld : warned);
}

/** `act` is undefined when a hold ends at its time. */
export function applyHold(
  current: CompanyItem,
  { what, held }: Pick<CompanyHold, 'what' | 'held'>,
  act?: Act,
): CompanyItem {
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

interface HeldFlorist {
  owner: { email: string | null; phone: string | null };
  company: Pick<CompanyItem, 'brand'>;
  /** Is undefined for a hold without an end. */
  until?: { at: string; timeZone: string } | undefined;
}

export function putOwnerNotice(
  { owner, company, until }: HeldFlorist,
  { what, held, reason }: CompanyHold,
  now: Date,
) {
  const [email, phone] = [owner.email ?? '', owner.phone ?? ''];
  const [subject, text] = texts[what][held ? 'held' : 'released'];
  const about = `${defuseLinks(company.brand)}: ${text}`;
  const end =
    until && `It ends by itself on ${formatDay(localTime(new Date(until.at), until.timeZone).day)}.`;
  const why = reason && `Why: “${defuseLinks(reason)}”`;
  const answer = 'Answer this message or call us if you want to talk about it.';
  const paragraphs = [about, why, end, answer].flatMap((line) => line || []);
  const sms = `Bloomkin: ${subject}. We have written to you why; see your back office.`;
  return putOutgoing({ kind: 'notice', email, phone: email ? '' : phone, subject, paragraphs, sms }, now);
}
