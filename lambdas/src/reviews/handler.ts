import * as routes from '@bloomkin/shared/routes/reviews.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { listProductReviews } from './listProductReviews.ts';

export const handler = groupHandler(routes, { listProductReviews });
