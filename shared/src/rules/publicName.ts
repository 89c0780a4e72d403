export function publicName(fio: string): string {
  const [first = '', ...rest] = fio.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first || 'A customer';
}

export const firstName = (fio: string | undefined): string | null => fio?.trim().split(/\s+/)[0] || null;
