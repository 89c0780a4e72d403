import { type MenuGroup, sideMenu } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { isVendor } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { listMissing } from '#office/florist/joining/joiningSteps.ts';
import { useCompany } from '#office/kit/useCompany.ts';

/** Steps that are left until buyers can order; undefined when there is nothing to open, and while loading. */
export function useStepsLeft(user: User | undefined): number | undefined {
  const company = useCompany();
  if (!user || !isVendor(user) || (user.company && !company)) return undefined;
  return listMissing(user, company).length || undefined;
}

/** Without 'Open your shop' once it is open. */
export function useSideMenu(user: User): readonly MenuGroup[] {
  const isOpening = useStepsLeft(user) !== undefined;
  return sideMenu(user).map((group) => ({
    ...group,
    entries: group.entries.filter(({ path }) => isOpening || path !== paths.openShop()),
  }));
}
