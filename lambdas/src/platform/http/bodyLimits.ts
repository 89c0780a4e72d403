import { AppError } from '@bloomkin/shared/errors.ts';

/** After decoding (docs/product-rules.md, "Conventions"). */
export const maxBodyBytes = 4 * 1024 * 1024;
export const maxFields = 200;
export const maxFieldBytes = 256 * 1024;
export const maxFieldNameBytes = 200;
/** Twenty delivery zones of 500 points are 30,000 values. */
const maxJsonValues = 50_000;
const maxJsonDepth = 32;

export const tooManyFields = () =>
  new AppError('REQUEST.TOO_LARGE', { message: `At most ${maxFields} fields at once.` });

/** busboy enforces these limits; other encodings do not. */
export function checkField(name: string, value: string): void {
  if (name.length > maxFieldNameBytes || value.length > maxFieldBytes)
    throw new AppError('REQUEST.TOO_LARGE');
}

/** Breadth-first: recursion would overflow the stack on a deeply nested body. */
export function checkJson(body: object): void {
  if (Object.keys(body).length > maxFields) throw tooManyFields();
  let count = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxJsonDepth) throw new AppError('REQUEST.UNREADABLE');
    level = level.flatMap(listChildren);
    count += level.length;
    if (count > maxJsonValues) throw new AppError('REQUEST.TOO_LARGE');
  }
}

function listChildren(value: unknown): unknown[] {
  if (typeof value === 'string') checkField('', value);
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
