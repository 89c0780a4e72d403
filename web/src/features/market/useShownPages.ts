import { useLocation, useNavigate } from 'react-router-dom';

const shownIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number'
    ? state.shown
    : 1;

/** How many pages of a list are open. The history keeps it, so that Back comes to the same place in the list. */
export function useShownPages() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(state);
  const showMore = () => navigate({ pathname, search }, { replace: true, state: { shown: shown + 1 } });
  return { shown, showMore };
}
