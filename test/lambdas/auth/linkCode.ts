import type { World } from '@bloomkin/local/world.ts';
import { sentTo } from '#support/outbox.ts';

/** The code of the newest password link mailed to this address. */
export async function newestLinkCode(world: World, email: string): Promise<string> {
  await world.settle();
  const text = (await sentTo(world.url, email)).map((message) => message.text).join('\n');
  return linkCodeIn(text);
}

export function linkCodeIn(text: string): string {
  const [, code] = /\/auth\/change_password\/([\w-]{43})/.exec(text) ?? [];
  if (!code) throw new Error('There is no link');
  return code;
}
