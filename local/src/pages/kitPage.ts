import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContentType } from '#aws/http/contentTypes.ts';
import type { ServiceResponse } from '#aws/serviceEmulator.ts';
import { messagePage } from '#html/pageAnswer.ts';

const folder = join(import.meta.dirname, '../../../.build/kit');

/** styled-components writes its rules into a style element. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export function kitPage(): ServiceResponse {
  const { headers, ...answer } = serveFile('index.html');
  return { ...answer, headers: { ...headers, 'content-security-policy': contentSecurityPolicy } };
}

export const kitFile = (name: string): ServiceResponse => serveFile(join('assets', name));

function serveFile(path: string): ServiceResponse {
  const file = join(folder, path);
  if (!file.startsWith(folder) || !existsSync(file))
    return messagePage(404, 'No such page', 'The address is not one of this local run.');
  const headers = {
    'content-type': findContentType(file),
    'cache-control': path.startsWith('assets') ? 'max-age=31536000, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body: readFileSync(file) };
}
