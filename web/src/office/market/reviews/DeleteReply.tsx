import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { deleteReply } from '@bloomkin/shared/routes/reviews.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { reviewedReads } from '#features/reviews/reviewedReads.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';

interface DeleteReplyProps {
  review: Review;
  /** False for admins. */
  isOwn: boolean;
  onDeleted: () => void;
}

export function DeleteReply({ review, isOwn, onDeleted }: DeleteReplyProps) {
  const send = useMutation(deleteReply, { invalidates: reviewedReads });
  const { ask, dialog } = useConfirm();
  const { run, busy } = useAction(
    async () => {
      await send({ params: { id: review.id } });
      onDeleted();
      void notify({ tone: 'success', message: isOwn ? 'Your reply is deleted' : 'The reply is deleted' });
    },
    (error) => notifyError(error, undefined, fallbackMessages.request),
  );
  const remove = async () => {
    const title = isOwn ? 'Delete your reply?' : 'Delete the florist’s reply?';
    const text = `It goes from the shop at once. ${isOwn ? 'You' : 'The florist'} can write another.`;
    if (await ask({ title, text, confirm: 'Delete', keep: 'Keep it', danger: true })) await run();
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
