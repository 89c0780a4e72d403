import { appManifest } from '@bloomkin/shared/appManifest.ts';
import { readChannelSettings } from '#model/marketSettings/channelSettings.ts';
import type { RenderFile } from '#platform/http/filesHandler.ts';

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
