import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { reportReview } from '@bloomkin/shared/routes/reviews.ts';
import type { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { notifyError } from '#components/notifyError.ts';
import { reviewedReads } from '#features/reviews/reviewedReads.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';

interface ReportReviewProps {
  review: ReviewWithProduct;
  /** Its florist, who reports and takes back; an admin dismisses. */
  isOwn: boolean;
}

export function ReportReview({ review: { id, user, report }, isOwn }: ReportReviewProps) {
  const send = useMutation(reportReview, { invalidates: reviewedReads });
  const { ask, dialog } = useConfirm();
  const save = async (reason: string | null) => {
    try {
      const { message } = await send({ params: { id }, body: { reason } });
      void notify({ tone: 'success', message });
    } catch (error) {
      notifyError(error, undefined, fallbackMessages.request);
    }
  };
  const tell = async () => {
    const given = { reason: '' };
    const onGiven = (reason: string) => {
      given.reason = reason;
    };
    const title = `Report the review of ${user.fio}?`;
    const text =
      'Bloomkin looks at it and deletes it if it breaks the rules. Until then it stays in the shop.';
    const reason = {
      key: id,
      hint: 'What is wrong with it: not our flowers, insults, somebody’s data …',
      onGiven,
    };
    if (await ask({ title, text, confirm: 'Report', keep: 'Not yet', reason })) await save(given.reason);
  };
  if (!report && !isOwn) return null;
  const about = <VisuallyHidden>: the review of {user.fio}</VisuallyHidden>;
  return (
    <>
      {report ? (
        <Button kind="quiet" changes onClick={() => void save(null)}>
          {isOwn ? 'Take the report back' : 'Dismiss the report'}
          {about}
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => void tell()}>
          Report{about}
        </Button>
      )}
      {dialog}
    </>
  );
}
