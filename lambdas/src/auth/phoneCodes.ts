import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { Handler } from '../http/request.ts';

/** Phones of other countries are refused, so none is offered. */
const countries = [{ id: 2, code: '+61', en_name: 'Australia' }];

export const phoneCodes: Handler<typeof routes.phoneCodes> = async () => ({ data: countries });
