import type * as routes from '@bloomkin/shared/routes/documents.ts';
import type { Handler } from '../http/request.ts';

export const pingTime: Handler<typeof routes.pingTime> = async ({ now }) => ({
  data: { time: now.toISOString() },
});
