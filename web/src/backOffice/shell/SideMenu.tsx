import type { MenuGroup } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useLocation } from 'react-router-dom';
import { Logo } from '#components/media/Logo.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { isSectionOf, MenuLink } from './MenuLink.tsx';
import { Brand, Foot, Groups, Side } from './shellStyles.ts';
import { useSideMenu } from './useSideMenu.ts';

const listLinks = ({ entries }: MenuGroup) =>
  entries.map((entry) => <MenuLink key={entry.path} entry={entry} iconSize={20} />);

/** Expanded while it contains the current page. */
function FoldedGroup({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  return (
    <details open={group.entries.some((entry) => isSectionOf(pathname, entry))}>
      <summary>
        {group.title}
        <OfficeIcon name="down" size={16} />
      </summary>
      {listLinks(group)}
    </details>
  );
}

export function SideMenu({ user }: { user: User }) {
  const groups = useSideMenu(user);
  return (
    <Side>
      <Brand>
        <Logo size={30} />
        Bloomkin
        {user.is_admin && <small>Admin</small>}
      </Brand>
      {!user.is_admin && <CompanyBlock user={user} />}
      <nav aria-label="Main">
        <Groups>
          {groups
            .filter(({ atBottom }) => !atBottom)
            .map((group) =>
              user.is_admin && group.title ? (
                <FoldedGroup key={group.title} group={group} />
              ) : (
                <div key={group.title}>
                  {group.title && <h2>{group.title}</h2>}
                  {listLinks(group)}
                </div>
              ),
            )}
        </Groups>
        <Foot $inRow={user.is_admin}>
          <p>Signed in as {user.fio || user.email}</p>
          {groups.filter(({ atBottom }) => atBottom).map(listLinks)}
        </Foot>
      </nav>
    </Side>
  );
}
