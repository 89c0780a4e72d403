import type { MenuGroup } from '@bloomkin/shared/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useSideMenu } from './useSideMenu.ts';

const Side = styled.header`
  display: none;
  position: sticky;
  top: 0;
  height: 100dvh;
  padding: 16px 14px 12px;
  background: var(--bk-bg-chrome);
  color: var(--bk-text-onChrome);
  @media (min-width: 1024px) {
    display: flex;
    flex-direction: column;
  }
  nav {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 2px;
    min-height: 0;
  }
  h2 {
    padding: 10px 12px 2px;
    font: 600 0.75rem/1.3 var(--bk-text);
    color: var(--bk-ink-400);
  }
  nav a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 7%, transparent);
    }
    /* The whole menu of an admin fits a laptop's screen. */
    @media (pointer: fine) and (max-height: 1060px) {
      min-height: 36px;
      padding-block: 4px;
    }
    &:focus-visible {
      outline-color: var(--bk-jacaranda-200);
    }
    span {
      margin-left: auto;
      padding: 1px 8px;
      border-radius: var(--bk-radius-s);
      background: color-mix(in srgb, var(--bk-white) 13%, transparent);
      font-size: 0.8125rem;
      font-variant-numeric: tabular-nums;
    }
    &[aria-current='page'] {
      background: var(--bk-wattle-500);
      color: var(--bk-ink);
      font-weight: 600;
      span {
        background: color-mix(in srgb, var(--bk-ink) 14%, transparent);
      }
    }
  }
`;

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: 9px;
  padding: 4px 10px 10px;
  font: 750 1.5rem/1 var(--bk-display);
  color: var(--bk-white);
  small {
    padding: 3px 9px;
    border-radius: var(--bk-radius-s);
    background: color-mix(in srgb, var(--bk-white) 13%, transparent);
    color: inherit;
    font: 600 0.75rem/1.3 var(--bk-text);
  }
`;

/** Scrolls between logo and foot, with a shadow where more follows; the margin leaves room for the outline of the focused link. */
const Groups = styled.div`
  flex: 1;
  min-height: 0;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: color-mix(in srgb, var(--bk-white) 25%, transparent) transparent;
  background:
    linear-gradient(var(--bk-bg-chrome), var(--bk-bg-chrome)) bottom / 100% 40px local,
    linear-gradient(transparent, color-mix(in srgb, var(--bk-black) 50%, transparent)) bottom / 100% 20px;
  background-repeat: no-repeat;
`;

const Foot = styled.div<{ $inRow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $inRow }) => ($inRow ? '1fr 1fr' : '1fr')};
  gap: 2px;
  padding-top: 10px;
  p {
    grid-column: 1 / -1;
    padding: 0 12px 8px;
    font-size: 0.8125rem;
    color: var(--bk-ink-300);
    overflow-wrap: anywhere;
  }
`;

const listLinks = ({ entries }: MenuGroup) =>
  entries.map((entry) => <MenuLink key={entry.path} entry={entry} iconSize={20} />);

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
            .map((group) => (
              <div key={group.title}>
                {group.title && <h2>{group.title}</h2>}
                {listLinks(group)}
              </div>
            ))}
        </Groups>
        <Foot $inRow={user.is_admin}>
          <p>Signed in as {user.fio || user.email}</p>
          {groups.filter(({ atBottom }) => atBottom).map(listLinks)}
        </Foot>
      </nav>
    </Side>
  );
}
