import type { MenuEntry } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { shopSteps } from '@bloomkin/shared/rules/shopReadiness.ts';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useSession } from '#session/useSession.ts';
import { MenuCount } from './MenuCounts.tsx';
import { menuIcon } from './officeMenu.ts';
import { useStepsLeft } from './useSideMenu.ts';

const ownSections =
  /^\/(companies\/[^/]+|products\/params|users\/recipients|orders\/list\/abandoned|documents\/privacy)/;

/** `/orders/view/1` belongs to 'Orders'; some pages are sections themselves. */
const findSection = (path: string): string => ownSections.exec(path)?.[1] ?? path.split('/')[1] ?? '';

export const isSectionOf = (pathname: string, { path }: Pick<MenuEntry, 'path'>): boolean =>
  findSection(pathname) === findSection(path);

interface MenuLinkProps {
  entry: MenuEntry;
  iconSize: number;
  onClick?: () => void;
}

export function MenuLink({ entry, iconSize, onClick }: MenuLinkProps) {
  const { pathname } = useLocation();
  const { user } = useSession();
  // Florists have no entry for product params: they come from the products.
  const isBelowProducts = !user?.is_admin && isSectionOf(pathname, { path: paths.params() });
  const isHere = isSectionOf(pathname, entry) || (isBelowProducts && entry.path === paths.products());
  return (
    <Link to={entry.path} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      <OfficeIcon name={menuIcon(entry)} size={iconSize} />
      {entry.label}
      {entry.path === paths.openShop() && <StepsDone />}
      <MenuCount path={entry.path} />
    </Link>
  );
}

function StepsDone() {
  const { user } = useSession();
  const left = useStepsLeft(user);
  return (
    left !== undefined && (
      <span>
        {shopSteps.length - left}/{shopSteps.length}
        <VisuallyHidden> steps done</VisuallyHidden>
      </span>
    )
  );
}
