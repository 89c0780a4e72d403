import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** How a router holds back a navigation. */
export interface NavigationBlocker {
  isBlocked: boolean;
  proceed: () => void;
  stay: () => void;
}

interface UnsavedChangesGuardProps {
  /** The router's: `useHistoryBlocker` in the storefront, `useRouterBlocker` in the back office. */
  useBlocker: () => NavigationBlocker;
}

/** Asks before a link, a call of `navigate`, Back or Forward replaces a page with unsaved changes. */
export function UnsavedChangesGuard({ useBlocker }: UnsavedChangesGuardProps) {
  const { isBlocked, proceed, stay } = useBlocker();
  return <UnsavedChangesDialog open={isBlocked} onLeave={proceed} onStay={stay} />;
}
