import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { logError } from '#platform/log.ts';

const ScheduledEvent = z.object({ time: z.iso.datetime() });

/** The schedule's own time decides what is due. */
export const readInstant = (event: unknown): Date => new Date(ScheduledEvent.parse(event).time);

export const tryOrder = <T>(orderId: OrderId, failure: string, work: () => Promise<T>) =>
  tryRow({ orderId }, failure, work);

/** A failure is logged and does not stop other rows: the row stays, so that the next run tries again. */
export async function tryRow<T>(
  about: { orderId: OrderId } | { companyId: CompanyId },
  failure: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    logError(failure, { ...about, error });
    return undefined;
  }
}
