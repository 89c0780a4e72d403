import { getMessage } from '@bloomkin/shared/messages.ts';
import type { BodyInputOf, ResponseOf } from '@bloomkin/shared/route.ts';
import { changeProducts } from '@bloomkin/shared/routes/products.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { messageOfError } from '#errors/apiError.ts';
import { type ListedProduct, productReads } from './productReads.ts';

export type BulkChange = NonNullable<BodyInputOf<typeof changeProducts>['change']>;
type Outcomes = ResponseOf<typeof changeProducts>['data'];

/** Says why products stay as they were, by id. */
export type Failures = ReadonlyMap<string, string>;
const none: Failures = new Map();

export interface BulkChanging {
  isBusy: boolean;
  failures: Failures;
  forgetFailures: () => void;
  /** Answers the products that failed; undefined when the call itself failed. */
  change: (
    products: readonly ListedProduct[],
    change: BulkChange,
    done: string,
  ) => Promise<Failures | undefined>;
  undo: (id: string, companyId: string | undefined) => Promise<void>;
}

const listFailed = (outcomes: Outcomes): Failures =>
  new Map(outcomes.flatMap(({ id, ok, error }) => (ok ? [] : [[id, error ?? ''] as const])));

export function useBulkChange(): BulkChanging {
  const send = useMutation(changeProducts, { invalidates: productReads });
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState(none);
  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      const message = `${getMessage('PRODUCT.SAVE_FAILED')}: ${messageOfError(error)}`;
      void notify({ tone: 'error', message });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const undo = async (id: string, companyId: string | undefined) => {
    await run(async () => {
      const { data } = await send({ body: { undo: id, ...(companyId && { company_id: companyId }) } });
      notifyUndone(data, id);
    });
  };
  return {
    isBusy,
    failures,
    forgetFailures: () => setFailures(none),
    undo,
    change: (products, change, done) =>
      run(async () => {
        const outcomes: Outcomes = [];
        const undoable: Undoable[] = [];
        // One company per call; only admins select products of several.
        for (const [company_id, group] of Map.groupBy(products, ({ company }) => company)) {
          const ids = group.map(({ id }) => id);
          const answer = await send({ body: { ids, change, company_id } });
          outcomes.push(...answer.data);
          const { id } = answer.undo ?? {};
          if (id) undoable.push({ id, run: () => undo(id, company_id) });
        }
        const left = listFailed(outcomes);
        setFailures(left);
        notifyDone(outcomes.length - left.size, left, done, undoable);
        return left;
      }),
  };
}

interface Undoable {
  id: string;
  run: () => Promise<void>;
}

function notifyDone(count: number, left: Failures, done: string, undoable: readonly Undoable[]): void {
  const run = () => undoable.forEach((undo) => void undo.run());
  const topic = undoable[0]?.id;
  const action = undoable.length > 0 ? { action: { label: 'Undo', run } } : {};
  if (count > 0)
    void notify({ tone: 'success', message: `${done}: ${pluralise(count, 'product')}`, topic, ...action });
  if (left.size > 0) void notify({ tone: 'error', message: `Not changed: ${describe(left)}` });
}

function notifyUndone(outcomes: Outcomes, topic: string): void {
  const left = listFailed(outcomes);
  const back = outcomes.length - left.size;
  const rest = left.size > 0 ? `. Left alone: ${describe(left)}` : '';
  void notify({ tone: 'success', message: `Taken back: ${pluralise(back, 'product')}${rest}`, topic });
}

const describe = (left: Failures) =>
  `${pluralise(left.size, 'product')}. ${[...new Set(left.values())].join('. ')}`;
