import { invalidField } from '@bloomkin/shared/errors.ts';
import { maxDocumentText } from '@bloomkin/shared/schemas/document.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** 422 for a text that is empty or too long once it is sanitised. */
export function readText(html: string): string {
  const text = sanitizeHtml(html);
  if (text.length > maxDocumentText)
    throw invalidField('text', `At most ${maxDocumentText.toLocaleString('en-AU')} characters`);
  if (text.replace(/<[^>]*>|&nbsp;|\s/g, '') === '') throw invalidField('text', 'Enter description');
  return text;
}
