import { AskWhere } from '#features/market/AskWhere.tsx';
import { ChosenChips } from './ChosenChips.tsx';

/** Bundled as one download. */
export const narrowed = { AskWhere, ChosenChips };
