import { appManifest } from '@bloomkin/shared/appManifest.ts';
import type { RenderFile } from '../http/filesHandler.ts';
import { readChannelSettings } from '../marketSettings/channelSettings.ts';

const freshSeconds = 5;

export const manifest: RenderFile = async ({ now }) => {
  const { app } = await readChannelSettings(now);
  return {
    status: 200,
    contentType: 'application/manifest+json',
    text: JSON.stringify(appManifest(app)),
    freshSeconds,
  };
};
