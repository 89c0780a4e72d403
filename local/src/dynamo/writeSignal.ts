import type { StandIn } from '../standIn.ts';

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

/** The same engine, which says when something was written. */
export function withWriteSignal(engine: StandIn, onWrite: () => void): StandIn {
  return {
    handle: async (request) => {
      const answer = await engine.handle(request);
      if (answer.status === 200 && writes.has(request.operation ?? '')) onWrite();
      return answer;
    },
    reset: () => engine.reset(),
    close: () => engine.close(),
  };
}
