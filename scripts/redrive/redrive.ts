import * as z from 'zod';

/** Written by Lambda for a batch that failed for good. */
const LostBatch = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  payload: z.string(),
});
const Answer = z.object({
  batchItemFailures: z.array(z.unknown()).default([]),
});

export interface LostChangesPort {
  list(): Promise<string[]>;
  read(key: string): Promise<string>;
  remove(key: string): Promise<void>;
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  clearQueue(): Promise<void>;
}

export interface Redriven {
  followed: string[];
  failed: { key: string; reason: string }[];
}

/** Invokes the function again, oldest first; consumers are idempotent. */
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

async function follow(key: string, port: LostChangesPort): Promise<string | undefined> {
  try {
    const { requestContext, payload } = LostBatch.parse(JSON.parse(await port.read(key)));
    const answer = Answer.parse((await port.invoke(requestContext.functionArn, JSON.parse(payload))) ?? {});
    return answer.batchItemFailures.length > 0 ? 'The function could not follow it' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
