/** A dot, or a character browsers treat as a dot, between two name characters. */
const dotInName = /(?<=[\p{L}\p{N}_-])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}_-])/gu;
const scheme = /[a-z][a-z0-9+.-]*:(?:\s*\/)+/gi;

export const defuseLinks = (typed: string): string =>
  typed.replace(scheme, ' ').replace(dotInName, '. ').replace(/\s+/g, ' ').trim();
