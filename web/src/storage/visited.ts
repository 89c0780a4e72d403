import { stored } from './storage.ts';

const longest = 120;
const leftOut = /^\/(auth(\/.*)?|logout)?$/;

/** Notes a visited path, newest first; not sign-in, sign-out and the root, and not the same one twice in a row. */
export function noteVisit(path: string): void {
  const paths = stored.history.read() ?? [];
  if (leftOut.test(path) || paths[0] === path) return;
  stored.history.write([path, ...paths].slice(0, longest));
}
