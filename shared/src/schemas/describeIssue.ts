import type * as z from 'zod';

const incorrect = 'Field is incorrect';

const kinds: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
};

const forms: Readonly<Record<string, string>> = {
  email: 'Email entered incorrectly',
  date: 'Must be a day such as 2026-05-10',
  datetime: 'Must be a time such as 2026-05-10T09:00:00Z',
};

/** Fallback messages; zod's own are written for programmers. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (input === undefined || input === null || input === '') return 'Required field';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? incorrect;
    case 'too_big':
      return `At most ${issue.maximum}${lengthUnit(issue)}`;
    case 'too_small':
      return `At least ${issue.minimum}${lengthUnit(issue)}`;
    case 'invalid_format':
      return forms[issue.format] ?? incorrect;
    case 'invalid_value':
      return 'Choose one from the list';
    case 'invalid_union':
      return issue.errors[0]?.[0]?.message ?? incorrect;
    default:
      return incorrect;
  }
}

const lengthUnit = ({ origin }: { origin: string }) => (origin === 'string' ? ' characters' : '');
