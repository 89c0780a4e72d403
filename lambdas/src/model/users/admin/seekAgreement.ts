import { isDeepStrictEqual } from 'node:util';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { UserCaller } from '#model/users/loadCaller.ts';
import type { Write } from '#platform/table/transact.ts';
import { listSecondAdmins } from './otherAdmins.ts';
import { closeProposal, findProposal, openProposal } from './proposalEntity.ts';

interface Proposed {
  subject: string;
  value: Record<string, unknown>;
  /** Whether it would change nothing: then a proposal is declined. */
  isCurrent: boolean;
  acts: { propose: AuditAct; decline: AuditAct };
  object: Parameters<typeof recordAct>[0]['object'];
}

export interface Agreement {
  isAgreed: boolean;
  /** For the transaction of the change, or alone while it waits. */
  writes: Write[];
  /** For the audit log's line of the change. */
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
  if ((await listSecondAdmins(caller.id)).length === 0) return { isAgreed: true, writes: end };
  if (open && isSame) return { isAgreed: false, writes: [] };
  const next = { subject, value, byId: caller.id, byName: caller.name, at: now.toISOString() };
  return {
    isAgreed: false,
    writes: [openProposal(next), ...recordAct({ act: acts.propose, object })],
  };
}
