import type { MenuGroup } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { companyName } from './CompanyBlock.tsx';
import { BuyerPlacePill } from './header/BuyerPlacePill.tsx';
import { MenuLink } from './MenuLink.tsx';

const SheetMenu = styled.div`
  display: grid;
  gap: 12px;
  > p {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  h3 {
    padding: 14px 8px 4px;
    color: var(--bk-text-secondary);
    font: 600 0.875rem/1.3 var(--bk-text);
  }
  [data-bottom='true'] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--bk-border-default);
  }
  nav a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 52px;
    padding: 8px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    > span {
      margin-left: auto;
      padding: 2px 10px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &[aria-current='page'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
`;

interface MoreSheetProps {
  user: User;
  groups: readonly MenuGroup[];
  open: boolean;
  onClose: () => void;
}

/** The rest of the menu on phones. */
export const MoreSheet = ({ user, groups, open, onClose }: MoreSheetProps) => (
  <Dialog open={open} onClose={onClose} title={companyName(user)} placement="sheet">
    <SheetMenu>
      <p>Signed in as {user.fio || user.email}</p>
      <BuyerPlacePill wide onOpen={onClose} />
      <nav aria-label="More">
        {groups.map(({ title, entries, atBottom }) => (
          <div key={title ?? String(atBottom)} data-bottom={atBottom}>
            {title && <h3>{title}</h3>}
            {entries.map((entry) => (
              <MenuLink key={entry.path} entry={entry} iconSize={22} onClick={onClose} />
            ))}
          </div>
        ))}
      </nav>
    </SheetMenu>
  </Dialog>
);
