import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useState } from 'react';
import { useStore } from '#storage/createStore.ts';
import { keep } from '#storage/keep.ts';
import { arrayOf, record, text } from '#storage/shapes.ts';

/** Of documents that are being written, by name. */
const documentDrafts = keep('documentDrafts', arrayOf(record({ name: text, text, savedAt: text })));

/** Unsaved text outlives the page. */
export function useDocumentDraft(document: OfficeDocument) {
  const drafts = useStore(documentDrafts) ?? [];
  const kept = drafts.find(({ name }) => name === document.name);
  const [base] = useState(document.text);
  const write = (next: string | undefined) => {
    const others = drafts.filter(({ name }) => name !== document.name);
    const isSame = next === undefined || next === document.text;
    documentDrafts.write(
      isSame ? others : [...others, { name: document.name, text: next, savedAt: new Date().toISOString() }],
    );
  };
  return {
    text: kept?.text ?? document.text,
    savedAt: kept?.savedAt,
    isChanged: kept !== undefined && kept.text !== base,
    write,
  };
}
