import type { MenuGroup } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Logo } from '#components/media/Logo.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { MenuLink } from './MenuLink.tsx';
import { Brand, Foot, Side } from './shellStyles.ts';
import { useSideMenu } from './useSideMenu.ts';

const linksOf = ({ entries }: MenuGroup) =>
  entries.map((entry) => <MenuLink key={entry.path} entry={entry} iconSize={20} />);

export function SideMenu({ user }: { user: User }) {
  const groups = useSideMenu(user);
  return (
    <Side>
      <Brand>
        <Logo size={30} />
        Bloomkin
      </Brand>
      <CompanyBlock user={user} />
      <nav aria-label="Main">
        {groups
          .filter(({ atBottom }) => !atBottom)
          .map((group) => (
            <div key={group.title}>
              {group.title && <h2>{group.title}</h2>}
              {linksOf(group)}
            </div>
          ))}
        <Foot>
          <p>Signed in as {user.fio || user.email}</p>
          {groups.filter(({ atBottom }) => atBottom).map(linksOf)}
        </Foot>
      </nav>
    </Side>
  );
}
