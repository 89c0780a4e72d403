import { isDeepStrictEqual } from 'node:util';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { listSecondAdmins } from '#model/users/admin/otherAdmins.ts';
import {
  closeProposal,
  findProposal,
  openProposal,
  type ProposalItem,
} from '#model/users/admin/proposalEntity.ts';
import type { UserCaller } from '#model/users/loadCaller.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { setting } from '#platform/settings.ts';
import type { Write } from '#platform/table/transact.ts';
import { addMessage } from './messageEntity.ts';

interface Proposed {
  subject: string;
  value: Record<string, unknown>;
  /** True when the change has no effect, so a proposal is declined. */
  isCurrent: boolean;
  acts: { propose: AuditAct; decline: AuditAct };
  object: Parameters<typeof recordAct>[0]['object'];
  /** Describes the change to the other admins: 'a commission of 12%'. */
  what: string;
  /** Links to the page that confirms or declines the change. */
  path: string;
}

export interface Agreement {
  isAgreed: boolean;
  /** Belongs to the transaction of the change, or is written alone while the change waits. */
  writes: Write[];
  /** Goes into the audit log. */
  reason?: string;
}

interface Request {
  caller: UserCaller;
  now: Date;
}

/** A second admin agrees by asking for the same. Without a second one the change is agreed at once. */
export async function seekAgreement(proposed: Proposed, { caller, now }: Request): Promise<Agreement> {
  const { subject, value, isCurrent, acts, object } = proposed;
  const open = await findProposal(subject, now);
  const isSame = isDeepStrictEqual(open?.value, value);
  const end = open ? [closeProposal(open)] : [];
  if (isCurrent)
    return { isAgreed: false, writes: open ? [...end, ...recordAct({ act: acts.decline, object })] : [] };
  if (open && isSame && open.byId !== caller.id)
    return { isAgreed: true, writes: end, reason: `Asked for by ${open.byName}` };
  const seconds = await listSecondAdmins(caller.id);
  if (seconds.length === 0) return { isAgreed: true, writes: end };
  if (open && isSame) return { isAgreed: false, writes: [] };
  const next = { subject, value, byId: caller.id, byName: caller.name, at: now.toISOString() };
  return {
    isAgreed: false,
    writes: [
      openProposal(next),
      ...recordAct({ act: acts.propose, object }),
      ...(await notifyAdmins(seconds, proposed, next)),
    ],
  };
}

/** Notifies by bell and mail, because an admin may not open the page within three days. */
async function notifyAdmins(
  admins: readonly UserItem[],
  { what, path }: Proposed,
  { subject: about, byName, at }: ProposalItem,
): Promise<Write[]> {
  const subject = 'A change waits for a second admin';
  const text = `${defuseLinks(byName)} asks for ${defuseLinks(what)}. It holds once another admin confirms it, within three days.`;
  const now = new Date(at);
  const awake = admins.filter(({ active }) => active);
  for (const { id } of awake) await addMessage(id, `proposal_${about}_${at}`, { subject, text, path }, now);
  const paragraphs = [text, `Confirm or decline it here: ${setting('SITE_URL')}${path}`];
  return awake.map(({ email }) =>
    putOutgoing({ kind: 'notice', email, phone: '', subject, paragraphs, sms: '' }, now),
  );
}
