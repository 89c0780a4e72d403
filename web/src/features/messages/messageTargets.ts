import { createContext } from 'react';

/** True when a message's path has a page in this app; otherwise it is not a link. */
export const MessageTargets = createContext<(path: string) => boolean>(() => true);
