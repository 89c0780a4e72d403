import { describeChanges } from '../audit/describeChanges.ts';
import { recordAct } from '../audit/recordAct.ts';
import type { Write } from '../table/transact.ts';
import type { DocumentItem } from './documentEntity.ts';

/** Without the text, which the versions hold. */
export const recordDocumentAct = (current: DocumentItem | undefined, next: DocumentItem): Write[] =>
  recordAct({
    act: current ? 'document.edited' : 'document.created',
    object: { id: next.id, name: next.title },
    changes: describeChanges(current, next, { title: 'Name', version: 'Version' }),
  });
