import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';
import { useFloristName } from '#office/kit/florists/useFlorists.ts';
import { DeleteReply } from './DeleteReply.tsx';
import { DeleteReview } from './DeleteReview.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReportReview } from './ReportReview.tsx';
import { Acts, Row } from './reviewListStyles.ts';

interface ReviewRowProps {
  review: ReviewWithProduct;
  product: ReactNode;
  /** For admins, who view all florists and delete reviews and replies. */
  withFlorist: boolean;
  canReply: boolean;
}

/** `ended`: the form was canceled or its reply deleted, so its button takes the focus. */
type Step = 'reading' | 'writing' | 'ended';

const formatInstantDay = (instant: string) => formatDay(sydneyDay(new Date(instant)));

export function ReviewRow({ review, product, withFlorist, canReply }: ReviewRowProps) {
  const [step, setStep] = useState<Step>('reading');
  const heading = useRef<HTMLHeadingElement>(null);
  const { user, reply, verified } = review;
  const florist = useFloristName(withFlorist ? review.company_id : '');
  return (
    <Row>
      {review.product.photo ? <img src={review.product.photo} alt="" width={64} height={80} /> : <i />}
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {product}
        </h2>
        {withFlorist && <small>{florist ?? '\u00a0'}</small>}
        <Stars rating={review.rating} size={17} />
        {review.text && <p>{review.text}</p>}
        <small>
          {user.fio}, {formatInstantDay(review.created_at)}
          {verified && (
            <span>
              <Icon name="check" size={14} /> Verified purchase
            </span>
          )}
        </small>
        {review.report && (
          <p>
            <b>Reported, {formatInstantDay(review.report.at)}:</b> {review.report.reason}
          </p>
        )}
        {reply && (
          <blockquote>
            <small>
              {canReply ? 'Your reply' : 'Reply of the florist'}, {formatInstantDay(reply.at)}
            </small>
            <p>{reply.text}</p>
            {(canReply || withFlorist) && (
              <DeleteReply review={review} isOwn={canReply} onDeleted={() => setStep('ended')} />
            )}
          </blockquote>
        )}
        {!reply && canReply && step === 'writing' && (
          <ReplyForm
            review={review}
            onCancel={() => setStep('ended')}
            onPublished={() => {
              setStep('reading');
              heading.current?.focus();
            }}
          />
        )}
        <Acts>
          {!reply && canReply && step !== 'writing' && (
            <Button autoFocus={step === 'ended'} onClick={() => setStep('writing')}>
              Reply<VisuallyHidden> to {user.fio}</VisuallyHidden>
            </Button>
          )}
          <ReportReview review={review} isOwn={canReply} />
          {withFlorist && <DeleteReview review={review} />}
        </Acts>
      </div>
    </Row>
  );
}
