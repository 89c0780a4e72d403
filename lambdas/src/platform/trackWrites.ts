import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@bloomkin/shared/errors.ts';
import * as z from 'zod';
import { isBookkeeping } from '#platform/table/bookkeeping.ts';
import { table } from '#platform/table/tableClient.ts';
import { isUnavailable } from './unavailable.ts';

/** `mayHaveWritten`: also true when a write's reply was lost. */
const currentRequest = new AsyncLocalStorage<{ mayHaveWritten: boolean }>();

const unknownOutcomeMessage =
  'A service behind us is not answering, and we cannot tell whether this was saved. Please look before you try again.';

/** The 503 of a failed service claims that nothing changed only if nothing was written. */
export async function trackWrites<T>(request: () => Promise<T>): Promise<T> {
  const outcome = { mayHaveWritten: false };
  try {
    return await currentRequest.run(outcome, request);
  } catch (cause) {
    if (!outcome.mayHaveWritten || !claimsNothingChanged(cause)) throw cause;
    const cookies = cause instanceof AppError ? cause.cookies : [];
    const options = { message: unknownOutcomeMessage, retryAfterSeconds: 2, cookies, cause };
    throw new AppError('SERVICE.UNAVAILABLE', options);
  }
}

const claimsNothingChanged = (error: unknown): boolean =>
  error instanceof AppError
    ? error.code === 'SERVICE.UNAVAILABLE' && !error.outcomeKnown
    : isUnavailable(error);

type Next<Args, Result> = (args: Args) => Promise<Result>;

/** The `initialize` step wraps the SDK's own retries. */
export const trackWritesOptions = { step: 'initialize', name: 'trackWrites' } as const;
export const trackWritesMiddleware =
  (isWrite: (commandName: string, input: unknown) => boolean) =>
  <Args extends { input: object }, Result>(
    next: Next<Args, Result>,
    { commandName = '' }: { commandName?: string },
  ): Next<Args, Result> =>
  async (args) => {
    const outcome = currentRequest.getStore();
    if (!outcome || !isWrite(commandName, args.input)) return next(args);
    try {
      const result = await next(args);
      outcome.mayHaveWritten = true;
      return result;
    } catch (error) {
      outcome.mayHaveWritten ||= !isRejectedAtFirst(error);
      throw error;
    }
  };

const Key = z.object({ pk: z.string(), sk: z.string() });
const ItemWrite = z.object({ Item: Key.optional(), Key: Key.optional() });

const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), ItemWrite)) });

function isTableWrite(commandName: string, input: unknown): boolean {
  if (commandName.startsWith('BatchWrite')) return true;
  if (commandName.startsWith('TransactWrite')) {
    const { data } = Transaction.safeParse(input);
    return !data || data.TransactItems.flatMap(Object.values).some(changesMore);
  }
  return /^(Put|Update|Delete)/.test(commandName) && changesMore(ItemWrite.safeParse(input).data ?? {});
}

function changesMore({ Item, Key }: z.output<typeof ItemWrite>): boolean {
  const key = Item ?? Key;
  return !key || !isBookkeeping(key);
}

const FirstAttemptRejection = z.object({
  $metadata: z.object({ httpStatusCode: z.int().min(400).max(499), attempts: z.literal(1) }),
});

/** A retry may be rejected because the first attempt succeeded and its reply was lost. */
const isRejectedAtFirst = (error: unknown): boolean => FirstAttemptRejection.safeParse(error).success;

table.middlewareStack.add(trackWritesMiddleware(isTableWrite), trackWritesOptions);
