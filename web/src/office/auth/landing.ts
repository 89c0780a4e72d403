import { homePath } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { stored } from '#storage/storage.ts';

export function pathAfterLogin(user: User, next: string | null): string {
  return (next && pathOnThisSite(next)) ?? homePath(user);
}

/** As the browser parses it, which drops tabs and line ends; undefined for another site. */
function pathOnThisSite(next: string): string | undefined {
  if (!next.startsWith('/') || !URL.canParse(next, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/** To the shop, which merges a guest's cart, or to the cart. */
export function shopPathAfterLogin(): string {
  const hasCart = (stored.guestCart.read()?.items.length ?? 0) > 0;
  if (!hasCart) return paths.home();
  stored.mergeId.write(crypto.randomUUID());
  return paths.cart();
}
