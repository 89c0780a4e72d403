import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { deleteReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Row } from '#components/layout/boxes.ts';
import { notifyError } from '#components/notifyError.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useAction } from '#components/useAction.ts';
import { reviewedReads } from './reviewedReads.ts';

/** The focused button was removed with its review. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#reviews h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

export function DeleteReview({ review }: { review: Review }) {
  const sendDelete = useMutation(deleteReview, { invalidates: reviewedReads });
  const [isAsking, setAsking] = useState(false);
  const isDeleted = useRef(false);
  useEffect(() => () => void (isDeleted.current && focusHeading()), []);
  const { run: remove, busy } = useAction(
    async () => {
      try {
        await sendDelete({ params: { id: review.id } });
        isDeleted.current = true;
        void notify({ tone: 'success', message: getMessage('REVIEW.DELETED') });
      } finally {
        setAsking(false);
      }
    },
    (error) => notifyError(error, undefined, fallbackMessages.request),
  );
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog
        open={isAsking}
        size="md"
        title="Delete this review?"
        onClose={() => setAsking(false)}
        footer={
          <Row $gap={2.5} $justify="end">
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button kind="danger" aria-disabled={busy} onClick={() => void remove()}>
              {busy ? 'Deleting …' : 'OK'}
            </Button>
          </Row>
        }
      >
        <p>It cannot be brought back. Another one may be written.</p>
      </Dialog>
    </>
  );
}
