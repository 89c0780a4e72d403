/** At most `maxLength` characters, the last one `…` if cut. By code points: half of a surrogate pair cannot be stored. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
