import { paths } from '@bloomkin/shared/pages.ts';
import { homePath } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { stored } from '#storage/storage.ts';

export function pathAfterLogin(user: User, next: string | null): string {
  const isOurPath = next?.startsWith('/') && !/^\/[/\\]/.test(next);
  return isOurPath && next ? next : homePath(user);
}

/** To the shop, which merges a guest's cart, or to the cart. */
export function shopPathAfterLogin(): string {
  const hasCart = (stored.guestCart.read()?.items.length ?? 0) > 0;
  if (!hasCart) return paths.home();
  stored.mergeId.write(crypto.randomUUID());
  return paths.cart();
}
