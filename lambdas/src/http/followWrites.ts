import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError, errorCatalogue } from '@bloomkin/shared/errors.ts';
import * as z from 'zod';
import { isBookkeeping } from '../table/keys.ts';
import { table } from '../table/tableClient.ts';
import { isUnavailable } from './unavailable.ts';

/** `mayHaveWritten`: also when a write was sent and its reply never came. */
const current = new AsyncLocalStorage<{ mayHaveWritten: boolean }>();

const unsure =
  'A service behind us is not answering, and we cannot tell whether this was saved. Please look before you try again.';

/** Runs a request; a failed service is only said to have changed nothing when nothing was written before it failed. */
export async function followWrites<T>(request: () => Promise<T>): Promise<T> {
  const outcome = { mayHaveWritten: false };
  try {
    return await current.run(outcome, request);
  } catch (cause) {
    if (!outcome.mayHaveWritten || !saysNothingChanged(cause)) throw cause;
    const cookies = cause instanceof AppError ? cause.cookies : [];
    throw new AppError('SERVICE.UNAVAILABLE', { message: unsure, retryAfterSeconds: 2, cookies, cause });
  }
}

const [, nothingChanged] = errorCatalogue['SERVICE.UNAVAILABLE'];

const saysNothingChanged = (error: unknown): boolean =>
  error instanceof AppError ? error.message === nothingChanged : isUnavailable(error);

type Next<Given, Result> = (given: Given) => Promise<Result>;

/** A middleware of an SDK's client, around its own retries. */
export const noteWritesOptions = { step: 'initialize', name: 'followWrites' } as const;
export const noteWrites =
  (isWrite: (commandName: string, input: unknown) => boolean) =>
  <Given extends { input: object }, Result>(
    next: Next<Given, Result>,
    { commandName = '' }: { commandName?: string },
  ): Next<Given, Result> =>
  async (given) => {
    const outcome = current.getStore();
    if (!outcome || !isWrite(commandName, given.input)) return next(given);
    try {
      const result = await next(given);
      outcome.mayHaveWritten = true;
      return result;
    } catch (error) {
      outcome.mayHaveWritten ||= !isRefusal(error);
      throw error;
    }
  };

const Row = z.object({ pk: z.string(), sk: z.string() });
const RowWrite = z.object({ Item: Row.optional(), Key: Row.optional() });

function isTableChange(commandName: string, input: unknown): boolean {
  if (/^(TransactWrite|BatchWrite)/.test(commandName)) return true;
  if (!/^(Put|Update|Delete)/.test(commandName)) return false;
  const { Item, Key } = RowWrite.safeParse(input).data ?? {};
  const row = Item ?? Key;
  return !row || !isBookkeeping(row);
}

const Refusal = z.object({
  $metadata: z.object({ httpStatusCode: z.int().min(400).max(499), attempts: z.literal(1) }),
});

/** A no at the first try: after a lost reply, a second try may be refused because the first went through. */
const isRefusal = (error: unknown): boolean => Refusal.safeParse(error).success;

table.middlewareStack.add(noteWrites(isTableChange), noteWritesOptions);
