import type { ServiceResponse } from '#aws/serviceEmulator.ts';
import type { Message } from '#emulators/outbox/message.ts';
import { messagePage } from '#html/pageAnswer.ts';

/** With its styles and pictures, without scripts. */
export function mailPage(message: Message | undefined): ServiceResponse {
  if (!message || message.html === '')
    return messagePage(404, 'No such mail', 'It was not sent by this local run, or has no design.');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
      'x-content-type-options': 'nosniff',
    },
    body: message.html,
  };
}
