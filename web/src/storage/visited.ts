import { stored } from './storage.ts';

const longest = 120;
const leftOut = /^\/(auth(\/.*)?|logout)?$/;

/** Skips sign-in, sign-out, the root and repeats. */
export function noteVisit(path: string): void {
  const paths = stored.history.read() ?? [];
  if (leftOut.test(path) || paths[0] === path) return;
  stored.history.write([path, ...paths].slice(0, longest));
}
