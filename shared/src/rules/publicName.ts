export function publicName(fio: string): string {
  const [first = '', ...rest] = fio.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first || 'A customer';
}

const title = /^(dr|mr|mrs|ms|miss|mx|prof|rev|sr|sir|dame)\.?\s+/i;
const household = /^the\s/i;

/** Skips a title; a household ('The Ahmed family') has no first name and is named whole. */
export function firstName(fio: string | undefined): string | null {
  const name = fio?.trim().replace(title, '') ?? '';
  return (household.test(name) ? name : name.split(/\s+/)[0]) || null;
}
