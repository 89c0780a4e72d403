import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { SharedCategories } from '#office/catalogue/shop/SharedCategories.tsx';
import { useUser } from '#session/useSession.ts';
import { CategoryDesk } from './CategoryDesk.tsx';

/** Florists read the tree that admins shape. */
export function CategoriesPage() {
  return isAdmin(useUser()) ? <CategoryDesk /> : <SharedCategories />;
}
