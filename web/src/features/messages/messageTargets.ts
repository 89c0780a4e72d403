import { createContext } from 'react';

/** Whether a message's path has a page in this app; otherwise it is no link. */
export const MessageTargets = createContext<(path: string) => boolean>(() => true);
