import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { useUser } from '#session/useSession.ts';
import { SharedCategories } from '../shop/SharedCategories.tsx';
import { CategoryDesk } from './CategoryDesk.tsx';

/** Florists read the tree that admins shape. */
export function CategoriesPage() {
  return isAdmin(useUser()) ? <CategoryDesk /> : <SharedCategories />;
}
