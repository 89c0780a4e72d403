import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { Handler } from '../http/request.ts';
import { mailResetLink } from './mailResetLink.ts';

export const sendResetLink: Handler<typeof routes.sendResetLink> = (asked) => mailResetLink(asked);
