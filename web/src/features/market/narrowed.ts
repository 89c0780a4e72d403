import { AskWhere } from './AskWhere.tsx';
import { ChosenChips } from './ChosenChips.tsx';

/** What a narrowed listing shows beside the quick filters, in one download. */
export const narrowed = { AskWhere, ChosenChips };
