import { appDescription } from '@bloomkin/shared/appDescription.ts';
import { appManifest as manifestOf } from '@bloomkin/shared/appManifest.ts';
import type { Plugin } from 'vite';

/** Served where the function that knows the operator's words does not answer. */
export const appManifest = (): Plugin => ({
  name: 'app-manifest',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const source = JSON.stringify(manifestOf({ offered: true, description: appDescription }));
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
  },
});
