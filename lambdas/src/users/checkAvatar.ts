import { invalidField } from '@bloomkin/shared/errors.ts';
import type { UserItem } from './userEntity.ts';

/** A picture comes by an upload only: nobody's page shows a path that somebody typed. */
export function checkAvatar(given: string | null | undefined, { avatar }: UserItem): void {
  if (typeof given === 'string' && given !== avatar)
    throw invalidField('avatar', 'Upload a picture to change it');
}
