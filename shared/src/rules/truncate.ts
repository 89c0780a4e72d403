/** At most `maxLength` characters, the last one `…` if cut. By code points: half of a surrogate pair cannot be stored. */
export const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${[...text].slice(0, maxLength - 1).join('')}…`;
