import { describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { DocumentItem } from '#model/documents/documentEntity.ts';
import type { Write } from '#platform/table/transact.ts';

/** Without the text, which the versions hold. */
export const recordDocumentAct = (current: DocumentItem | undefined, next: DocumentItem): Write[] =>
  recordAct({
    act: current ? 'document.edited' : 'document.created',
    object: { id: next.id, name: next.title },
    changes: describeChanges(current, next, { title: 'Name', version: 'Version' }),
  });
