import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { deleteReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { notifyError } from '#components/notifyError.ts';
import { reviewedReads } from '#features/reviews/reviewedReads.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';

/** For admins; recorded in the audit log. */
export function DeleteReview({ review: { id, user } }: { review: Review }) {
  const send = useMutation(deleteReview, { invalidates: reviewedReads });
  const { ask, dialog } = useConfirm();
  const remove = async () => {
    const title = `Delete the review of ${user.fio}?`;
    const text = 'It goes from the shop at once, and the ratings of product and florist follow.';
    const given = { reason: '' };
    const onGiven = (reason: string) => {
      given.reason = reason;
    };
    const reason = { key: id, hint: 'For the audit log.', onGiven };
    if (!(await ask({ title, text, confirm: 'Delete review', keep: 'Keep it', danger: true, reason })))
      return;
    try {
      const { message } = await send({ params: { id }, body: given });
      void notify({ tone: 'success', message });
    } catch (error) {
      notifyError(error, undefined, fallbackMessages.request);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void remove()}>
        Delete<VisuallyHidden> the review of {user.fio}</VisuallyHidden>
      </Button>
      {dialog}
    </>
  );
}
