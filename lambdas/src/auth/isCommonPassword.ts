import commonPasswords from './commonPasswords.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;

/** `password`: in lower case. The list is made by scripts/commonPasswords.ts. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords);
  return known.has(password);
}
