import type { MenuGroup } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { companyName } from './CompanyBlock.tsx';
import { BuyerPlacePill } from './header/BuyerPlacePill.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SheetMenu } from './sheetStyles.ts';

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
