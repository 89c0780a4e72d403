/** A dot or what browsers take for one, between two characters of a name: mail programs make a link of it. */
const dotInName = /(?<=[\p{L}\p{N}_-])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}_-])/gu;
const scheme = /[a-z][a-z0-9+.-]*:(?:\s*\/)+/gi;

/** Returns one line in which mail programs and phones find no link. */
export const defuseLinks = (typed: string): string =>
  typed.replace(scheme, ' ').replace(dotInName, '. ').replace(/\s+/g, ' ').trim();
