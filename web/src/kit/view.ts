import type { Tone } from './example.ts';

export interface KitView {
  tone: Tone;
  connection: 'online' | 'offline';
}

export function readView(search: string): KitView {
  const params = new URLSearchParams(search);
  return {
    tone: params.get('tone') === 'office' ? 'office' : 'storefront',
    connection: params.get('connection') === 'offline' ? 'offline' : 'online',
  };
}

/** The search of the same page with another view. */
export const toSearch = (view: KitView): string => `?${new URLSearchParams({ ...view })}`;

export function applyView({ connection }: KitView): void {
  if (connection === 'offline') Object.defineProperty(navigator, 'onLine', { value: false });
}
