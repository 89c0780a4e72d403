import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { sentTo } from '#support/outbox.ts';

/** The code of the newest password link mailed to this address. */
export async function newestLinkCode(cloud: LocalCloud, email: string): Promise<string> {
  await cloud.settle();
  const text = (await sentTo(cloud.url, email)).map((message) => message.text).join('\n');
  return linkCodeIn(text);
}

export function linkCodeIn(text: string): string {
  const [, code] = /\/auth\/change_password\/([\w-]{43})/.exec(text) ?? [];
  if (!code) throw new Error('There is no link');
  return code;
}
