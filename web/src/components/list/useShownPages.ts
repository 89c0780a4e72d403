import { useLocation, useNavigate } from 'react-router-dom';
import { useClientValue } from '#components/hooks/useClientValue.ts';
import { number, record, text } from '#storage/shapes.ts';

const isShown = record({ shown: number, of: text });

/** Stored in the history entry, so that Back restores the list; a different `of` starts at page 1. */
export function useShownPages(of = '') {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The server renders the first page only.
  const shown = useClientValue(isShown(state) && state.of === of ? state.shown : 1, 1);
  const showMore = () => navigate({ pathname, search }, { replace: true, state: { shown: shown + 1, of } });
  return { shown, showMore };
}
