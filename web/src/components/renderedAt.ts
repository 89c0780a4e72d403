import { createContext } from 'react';

/** The instant a page was rendered to HTML, in milliseconds since 1970; undefined where none was. */
export const RenderedAt = createContext<number | undefined>(undefined);
