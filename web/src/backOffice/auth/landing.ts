import { paths } from '@bloomkin/shared/pages.ts';
import { homePath } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { stored } from '../../storage/storage.ts';

/** Where somebody of the back office comes to after signing in: the page that was asked for, or their own first page. */
export function pathAfterLogin(user: User, next: string | null): string {
  const isOurPath = next?.startsWith('/') && !/^\/[/\\]/.test(next);
  return isOurPath && next ? next : homePath(user);
}

/** Where a buyer comes to: the shop, which takes a guest's cart over; who has one goes on to it. */
export function shopPathAfterLogin(): string {
  const hasCart = (stored.guestCart.read()?.items.length ?? 0) > 0;
  if (!hasCart) return paths.home();
  stored.mergeId.write(crypto.randomUUID());
  return paths.cart();
}
