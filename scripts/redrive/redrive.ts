import * as z from 'zod';

/** What Lambda writes into a bucket for a batch that failed for good. */
const LostBatch = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  /** The event, as text. */
  payload: z.string(),
});
const Answer = z.object({
  batchItemFailures: z.array(z.unknown()).default([]),
});

export interface LostChangesPort {
  list(): Promise<string[]>;
  read(key: string): Promise<string>;
  remove(key: string): Promise<void>;
  /** Throws when the function fails. */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  /** Clears the queue whose alarm counts what is lost. */
  clearQueue(): Promise<void>;
}

export interface Redriven {
  followed: string[];
  /** Left where they are. */
  failed: { key: string; reason: string }[];
}

/** Gives lost changes to their function once more: consumers do nothing twice. Oldest first. */
export async function redrive(port: LostChangesPort): Promise<Redriven> {
  const done: Redriven = { followed: [], failed: [] };
  for (const key of (await port.list()).toSorted()) {
    const reason = await follow(key, port);
    if (reason !== undefined) done.failed.push({ key, reason });
    else {
      await port.remove(key);
      done.followed.push(key);
    }
  }
  if (done.failed.length === 0) await port.clearQueue();
  return done;
}

/** The reason of a failure. */
async function follow(key: string, port: LostChangesPort): Promise<string | undefined> {
  try {
    const { requestContext, payload } = LostBatch.parse(JSON.parse(await port.read(key)));
    const answer = Answer.parse((await port.invoke(requestContext.functionArn, JSON.parse(payload))) ?? {});
    return answer.batchItemFailures.length > 0 ? 'The function could not follow it' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
