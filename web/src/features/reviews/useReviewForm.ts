import { messageOf } from '@bloomkin/shared/messages.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOfError } from '../../api/apiError.ts';
import { useMutation } from '../../api/useMutation.ts';
import { notify } from '../../components/feedback/notify.ts';
import { useUnsaved } from '../personal/unsaved.ts';
import { reviewedReads } from './reviewedReads.ts';
import type { StarCount } from './StarChoice.tsx';

/** A review being written; what was typed stays until the server has it. */
export function useReviewForm(product: Product) {
  const navigate = useNavigate();
  const sendReview = useMutation(writeReview, { invalidates: reviewedReads });
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
  async function send(stars: StarCount) {
    const body = { rating: stars, text: text.trim() };
    await sendReview({ params: { id: product.id }, body });
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
