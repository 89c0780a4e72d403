import { useStore } from '#storage/createStore.ts';
import { persist } from '#storage/persist.ts';
import { arrayOf, number, optional, record, type Shaped, text } from '#storage/shapes.ts';

/** `version`: of the text that it was begun over. */
const draft = record({ name: text, text, savedAt: text, version: optional(number) });

/** Of documents that are being written, by name. */
const documentDrafts = persist('documentDrafts', arrayOf(draft));

/** Unsaved text outlives the page. */
export function useDocumentDraft(document: string) {
  const findIn = (drafts: readonly Shaped<typeof draft>[] | undefined) =>
    drafts?.find(({ name }) => name === document);
  const stored = useStore(documentDrafts);
  const write = (next: Pick<Shaped<typeof draft>, 'text' | 'version'> | undefined) => {
    const others = (documentDrafts.read() ?? []).filter(({ name }) => name !== document);
    const changed = next && { ...next, name: document, savedAt: new Date().toISOString() };
    documentDrafts.write(changed ? [...others, changed] : others);
  };
  return { draft: findIn(stored), read: () => findIn(documentDrafts.read()), write };
}
