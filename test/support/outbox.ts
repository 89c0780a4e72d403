import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { patience } from './run/budget.ts';

const Outbox = z.object({
  data: z.array(
    z.object({
      channel: z.enum(['sms', 'email']),
      to: z.string(),
      subject: z.string().nullish(),
      text: z.string(),
      at: z.string(),
    }),
  ),
});
export type SentMessage = z.output<typeof Outbox>['data'][number];

/** The messages to an address, newest first. */
export async function sentTo(url: string, to: string): Promise<SentMessage[]> {
  const answer = await fetch(new URL(`/_local/outbox?to=${encodeURIComponent(to)}`, url));
  return Outbox.parse(await answer.json()).data;
}

const waitMs = 30_000 * patience;

/** The newest message that fits, as soon as it is there: messages follow a change within moments. */
export async function messageTo(url: string, to: string, fits: (message: SentMessage) => boolean) {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = (await sentTo(url, to)).find(fits);
    if (found) return found;
    if (Date.now() > deadline) throw new Error('No such message came');
    await pause(50);
  }
}

/** The four digits of the newest text message to a phone, or of the newest e-mail to an address. */
export async function codeSentTo(url: string, to: string): Promise<string> {
  const message = await messageTo(url, to, ({ text }) => /\b\d{4}\b/.test(text));
  return /\b\d{4}\b/.exec(message.text)?.[0] ?? '';
}
