import { messageOf } from '@bloomkin/shared/messages.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOfError } from '../../api/call.ts';
import { notify } from '../../components/feedback/notify.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { useUnsaved } from '../personal/unsaved.ts';
import type { StarCount } from './StarChoice.tsx';
import { useReviewsChanged } from './useReviews.ts';

interface Attempt {
  content: string;
  key: string;
}

/** A review being written; what was typed stays until the server has it. */
export function useReviewForm(product: Product) {
  const navigate = useNavigate();
  const changed = useReviewsChanged();
  const [rating, setRating] = useState<StarCount>();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState({ rating: '', form: '' });
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  useUnsaved(!isSent && (rating !== undefined || text !== ''));
  // Only now is nothing unsaved any more that would have to be asked about.
  useEffect(() => {
    if (isSent) navigate(`/viewproduct/${product.id}`, { replace: true });
  }, [isSent, navigate, product.id]);
  const lastAttempt = useRef<Attempt>(undefined);

  /** The same words sent again, after an answer was lost, are one review. */
  const keyFor = (content: string) => {
    const last = lastAttempt.current;
    const attempt = last?.content === content ? last : { content, key: crypto.randomUUID() };
    lastAttempt.current = attempt;
    return attempt.key;
  };
  async function send(stars: StarCount) {
    const body = { rating: stars, text: text.trim() };
    const idempotencyKey = keyFor(JSON.stringify(body));
    await callSignedIn(writeReview, { params: { id: product.id }, body }, { idempotencyKey });
    changed();
    void notify({ tone: 'success', message: 'Thank you: your review is there.' });
    setSent(true);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (rating === undefined) {
      setFaults({ rating: messageOf('REVIEW.RATING_REQUIRED'), form: '' });
      return event.currentTarget.querySelector('input')?.focus();
    }
    setBusy(true);
    setFaults({ rating: '', form: '' });
    await send(rating).catch((error: unknown) => setFaults({ rating: '', form: messageOfError(error) }));
    setBusy(false);
  }
  const rate = (stars: StarCount) => {
    setRating(stars);
    setFaults((present) => ({ ...present, rating: '' }));
  };
  return { rating, rate, text, setText, faults, busy, submit };
}
