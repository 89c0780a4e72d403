import { useLocation, useNavigate } from 'react-router-dom';
import { number, record, text } from '../../storage/shapes.ts';
import { useClientValue } from '../hooks/useClientValue.ts';

const isShown = record({ shown: number, of: text });

/**
 * How many pages of a list are open. The history keeps it, so that Back comes to the same place in the list. `of`: what
 * the list is of beside what the URL says, such as the address; another one begins at page 1.
 */
export function useShownPages(of = '') {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The server knows no history: a page that is loaded again begins as it drew it.
  const shown = useClientValue(isShown(state) && state.of === of ? state.shown : 1, 1);
  const showMore = () => navigate({ pathname, search }, { replace: true, state: { shown: shown + 1, of } });
  return { shown, showMore };
}
