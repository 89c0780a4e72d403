import { invalidField } from '@bloomkin/shared/errors.ts';
import { hasText } from '@bloomkin/shared/rules/richText.ts';
import { maxDocumentText } from '@bloomkin/shared/schemas/document.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** 422 if the text is empty or too long after sanitising. */
export function readText(html: string): string {
  const text = sanitizeHtml(html);
  if (text.length > maxDocumentText)
    throw invalidField('text', `At most ${maxDocumentText.toLocaleString('en-AU')} characters`);
  if (!hasText(text)) throw invalidField('text', 'Enter description');
  return text;
}
