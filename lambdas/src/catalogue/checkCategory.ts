import { AppError } from '@bloomkin/shared/errors.ts';
import type { Catalogue } from './model/catalogue.ts';

/** `0` means all categories; an unknown one is a 404. */
export function checkCategory(catalogue: Catalogue, id: string | undefined): void {
  if (id !== undefined && id !== '0' && !catalogue.findCategory(id)) throw new AppError('NOT_FOUND');
}
