import { later } from '../../components/later.ts';

/** Asking and deleting are for few: their code comes only with a review that may be deleted. */
export const DeleteReview = later(async () => (await import('./DeleteReview.tsx')).DeleteReview);
