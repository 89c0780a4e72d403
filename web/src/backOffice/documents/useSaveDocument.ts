import { updateDocument } from '@bloomkin/shared/routes/documents.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { describeError } from '#errors/describeError.ts';
import { readNewest } from '../readNewest.ts';

/** On a conflict shows the other version first; the second press saves a newer one. */
export function useSaveDocument(document: OfficeDocument, onSaved: (saved: OfficeDocument) => void) {
  const [theirs, setTheirs] = useState<OfficeDocument>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const current = theirs?.version ?? document.version;
  async function save(text: string) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call(updateDocument, {
        params: { id: document.id },
        body: { title: document.title, text, version: current },
      });
      setTheirs(undefined);
      onSaved(data);
      void notify({ tone: 'success', message: `Version ${data.version} is live` });
    } catch (error) {
      const newest = readNewest<OfficeDocument>(error);
      if (newest) setTheirs(newest);
      else setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  }
  return { save, busy, failure, theirs, next: current + 1, settle: () => setTheirs(undefined) };
}
