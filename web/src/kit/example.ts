import type { ReactNode } from 'react';

export type Tone = 'storefront' | 'office';

export interface Example {
  /** The component's file in the folder of its group, without extension. */
  name: string;
  /** Omitted for a component of both. */
  tone?: Tone;
  /** Each state takes the whole width. */
  wide?: boolean;
  states: readonly { name: string; element: ReactNode }[];
}

export interface ExampleGroup {
  /** A folder of `web/src/components`. */
  name: string;
  examples: readonly Example[];
}
