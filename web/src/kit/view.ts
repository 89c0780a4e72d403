import { followColourMode } from '#office/kit/colourMode.ts';
import type { Tone } from './example.ts';

export interface KitView {
  tone: Tone;
  /** `system` follows `prefers-color-scheme`. */
  scheme: 'system' | 'light' | 'dark';
  connection: 'online' | 'offline';
}

export function readView(search: string): KitView {
  const params = new URLSearchParams(search);
  const scheme = params.get('scheme');
  return {
    tone: params.get('tone') === 'office' ? 'office' : 'storefront',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
    connection: params.get('connection') === 'offline' ? 'offline' : 'online',
  };
}

/** The search of the same page with another view. */
export const toSearch = (view: KitView): string => `?${new URLSearchParams({ ...view })}`;

/** The storefront has one scheme, light. */
export function applyView({ tone, scheme, connection }: KitView): void {
  if (tone === 'office' && scheme === 'system') followColourMode();
  else document.documentElement.dataset.amplifyColorMode = tone === 'office' ? scheme : 'light';
  if (connection === 'offline') Object.defineProperty(navigator, 'onLine', { value: false });
}
