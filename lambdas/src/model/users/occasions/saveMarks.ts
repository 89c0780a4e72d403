import { isDeepStrictEqual } from 'node:util';
import {
  applyMark,
  isNo,
  type MarkChange,
  noMarks,
  type PersonMarks,
} from '@bloomkin/shared/rules/occasions.ts';
import { findMarks, recordNo, replaceMarks } from '#model/users/occasionMarksEntity.ts';
import { type RecipientItem, recipientEntity } from '#model/users/recipientEntity.ts';
import { exists } from '#platform/table/condition.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { check, transact } from '#platform/table/transact.ts';
import { planDue } from './occasionDueEntity.ts';

/** Undefined once the recipient is deleted. */
export function saveMarks(
  recipient: RecipientItem,
  change: MarkChange,
  now: Date,
): Promise<PersonMarks | undefined> {
  const { ownerId, id: recipientId } = recipient;
  return retryOnConflict(async () => {
    const current = await findMarks(ownerId, recipientId);
    const { days, quiet } = current ?? noMarks;
    const marks = applyMark({ days, quiet }, change, now);
    if (isDeepStrictEqual(marks, { days, quiet })) return marks;
    const noAt = isNo(change) ? now.toISOString() : current?.noAt;
    const failed = await transact({
      recipient: check(recipientEntity, recipient, exists()),
      marks: replaceMarks({ ...marks, ownerId, recipientId, noAt }, current),
      line: isNo(change) ? recordNo(ownerId, recipientId, now) : undefined,
      due: planDue(recipient, marks, now),
    });
    if (failed === 'recipient') return undefined;
    return failed ? conflict : marks;
  });
}
