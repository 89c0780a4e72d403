import { moveParameterValue, updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import { readNewest } from '#office/kit/readNewest.ts';
import { toParameterBody } from './typeValues.ts';

type Parameters = readonly TypeParameter[];
type Change = (parameters: Parameters) => Parameters;

export interface ValueMove {
  parameterId: string;
  value: string;
  to: string;
}

export type TypeChanges = ReturnType<typeof useTypeChanges>;

/** Each change is saved at once, one after another, and shown before it is. */
export function useTypeChanges(type: ProductType, onSaved: (type: ProductType) => void) {
  const latest = useRef(type);
  const enqueue = useQueue();
  const { draft, show, settle } = useDraft(latest);
  useEffect(() => {
    if (type.version >= latest.current.version) latest.current = type;
  }, [type]);
  const take = (next: ProductType) => {
    latest.current = next;
    onSaved(next);
  };
  async function send(change: Change): Promise<void> {
    const { id, version, parameters } = latest.current;
    const body = { parameters: change(parameters).map(toParameterBody), version };
    try {
      take((await call(updateProductType, { params: { id }, body })).data);
    } catch (error) {
      const newest = readNewest<ProductType>(error);
      if (newest) take(newest);
      throw error;
    }
  }

  return {
    parameters: draft ?? type.parameters,
    /** Rejects when it was not saved. */
    save: (change: Change) => enqueue(() => send(change)),
    /** Shows the change before it is saved; a failure takes it back. */
    async change(change: Change): Promise<void> {
      show(change);
      try {
        await enqueue(() => send(change));
      } catch (error) {
        reportChange(error, latest.current);
      } finally {
        settle();
      }
    },
    move: (move: ValueMove, onLeft: (left: number) => void) =>
      enqueue(() =>
        moveProducts(latest.current.id, move, (type, left) => {
          take(type);
          onLeft(left);
        }),
      ),
  };
}

const busy = {
  status: 409,
  code: 'CONFLICT.BUSY',
  message: 'Some of the products are being changed. Please try again.',
};

/** Repeats the request, which changes a limited number of products, until none is left. */
async function moveProducts(
  id: string,
  { parameterId, value, to }: ValueMove,
  onMoved: (type: ProductType, left: number) => void,
): Promise<void> {
  const params = { id, parameterId };
  let isDone = false;
  while (!isDone) {
    const { data, moved, left } = await call(moveParameterValue, { params, body: { value, to } });
    onMoved(data, left);
    if (left > 0 && moved === 0) throw new ApiError(busy);
    isDone = left === 0;
  }
}

/** Runs one after another. */
function useQueue() {
  const last = useRef(Promise.resolve());
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.current.then(work);
    const ignore = () => undefined;
    last.current = result.then(ignore, ignore);
    return result;
  };
}

/** What is shown while changes are being saved. */
function useDraft(latest: RefObject<ProductType>) {
  const [draft, setDraft] = useState<{ parameters: Parameters; pending: number }>();
  return {
    draft: draft?.parameters,
    show: (change: Change) =>
      setDraft((current) => ({
        parameters: change(current?.parameters ?? latest.current.parameters),
        pending: (current?.pending ?? 0) + 1,
      })),
    settle: () =>
      setDraft((current) =>
        current && current.pending > 1 ? { ...current, pending: current.pending - 1 } : undefined,
      ),
  };
}

function reportChange(error: unknown, { name }: ProductType): void {
  if (!readNewest<ProductType>(error)) {
    notifyError(error);
    return;
  }
  const message = `Somebody changed ${name} just before you. This is its newest state: please try again.`;
  void notify({ tone: 'error', message });
}

export const changeOne =
  (id: string, change: (parameter: TypeParameter) => TypeParameter): Change =>
  (parameters) =>
    parameters.map((parameter) => (parameter.id === id ? change(parameter) : parameter));

export const changeValues = (id: string, change: (values: readonly string[]) => readonly string[]): Change =>
  changeOne(id, (parameter) => ({ ...parameter, values: [...change(parameter.values)] }));
