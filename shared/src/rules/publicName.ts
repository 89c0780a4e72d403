export function publicName(fio: string): string {
  const [first = '', ...rest] = fio.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first || 'A customer';
}
