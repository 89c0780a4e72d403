import { decodeTime, isValid } from 'ulid';

/** Read-your-writes: the client returns it with its next read. */
export const catalogueVersionHeader = 'x-catalogue-version';

export const versionHeaders = (version: string): Record<string, string> => ({
  [catalogueVersionHeader]: version,
});

export function timeOfVersion(version: string): number | undefined {
  return isValid(version) ? decodeTime(version) : undefined;
}
