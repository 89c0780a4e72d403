import { decodeTime, isValid } from 'ulid';

/** A write's answer carries it; the client sends it along, so that a list it reads next holds what it wrote. */
export const catalogueVersionHeader = 'x-catalogue-version';

/** For an answer to a write: the header that names the change. */
export const versionHeaders = (version: string): Record<string, string> => ({
  [catalogueVersionHeader]: version,
});

/** When a change was written, in milliseconds since 1970; undefined for what is no version. */
export function timeOfVersion(version: string): number | undefined {
  return isValid(version) ? decodeTime(version) : undefined;
}
