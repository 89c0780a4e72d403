/** 'Priya N.': what readers are told of who wrote. The same again for a name that is short already. */
export function publicName(fio: string): string {
  const [first = '', ...rest] = fio.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first || 'A customer';
}
