import { createContext } from 'react';

/** Whether a message's path has a page here for this person; about what has none, a message is no link. */
export const MessageTargets = createContext<(path: string) => boolean>(() => true);
