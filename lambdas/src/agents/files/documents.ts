import { AppError } from '@bloomkin/shared/errors.ts';
import { findDocument } from '#model/documents/documentEntity.ts';
import type { Reply } from '#platform/http/exchangeHandler.ts';

const shown: readonly string[] = ['privacy', 'user_agreement', 'refund', 'shipping'];

/** A document under an address of its own: agents show links, and the shop opens documents in a dialog. */
export async function showDocument(name: string): Promise<Reply> {
  const document = shown.includes(name) ? await findDocument(name) : undefined;
  if (!document) throw new AppError('NOT_FOUND');
  const title = document.title.replaceAll('<', '&lt;');
  const body = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${document.text}</html>`;
  return { status: 200, body, headers: { 'cache-control': 'public, max-age=300' } };
}
