/** From as many letters on, a name that continues matches too. */
const minLettersForPrefix = 5;

/** Insertion, deletion, substitution or transposition of one letter. */
export function oneEditFrom(typed: string, name: string): boolean {
  const continues = typed.length >= minLettersForPrefix;
  if (typed.length > name.length + 1 || (!continues && name.length > typed.length + 1)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at++;
  const matches = (left: string, rest: string) => (continues ? rest.startsWith(left) : rest === left);
  const fits = (typedFrom: number, nameFrom: number) => matches(typed.slice(typedFrom), name.slice(nameFrom));
  if (fits(at + 1, at + 1) || fits(at, at + 1) || fits(at + 1, at)) return true;
  const isSwapped = at + 1 < typed.length && typed[at] === name[at + 1] && typed[at + 1] === name[at];
  return isSwapped && fits(at + 2, at + 2);
}
