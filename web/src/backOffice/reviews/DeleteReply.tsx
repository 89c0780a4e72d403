import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { deleteReply } from '@bloomkin/shared/routes/reviews.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { reviewedReads } from '#features/reviews/reviewedReads.ts';
import { useConfirm } from '../useConfirm.tsx';

export function DeleteReply({ review }: { review: Review }) {
  const send = useMutation(deleteReply, { invalidates: reviewedReads });
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const title = 'Delete your reply?';
    const text = 'It goes from the shop at once. You can write another.';
    if (!(await ask({ title, text, confirm: 'Delete', keep: 'Keep it', danger: true }))) return;
    setBusy(true);
    try {
      await send({ params: { id: review.id } });
      void notify({ tone: 'success', message: 'Your reply is deleted' });
    } catch (error) {
      notifyError(error, undefined, fallbackMessages.request);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="quiet" aria-disabled={busy} onClick={() => busy || void remove()}>
        Delete<VisuallyHidden> the reply to {review.user.fio}</VisuallyHidden>
      </Button>
      {dialog}
    </>
  );
}
