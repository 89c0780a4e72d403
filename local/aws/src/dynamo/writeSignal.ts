import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

export function withWriteSignal(engine: ServiceEmulator, onWrite: () => void): ServiceEmulator {
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
