/** Escapes `<`, `>` and line separators, so that the JSON cannot end its script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
