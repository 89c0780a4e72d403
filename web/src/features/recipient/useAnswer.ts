import type { FieldError } from '@bloomkin/shared/errors.ts';
import { answerAsRecipient } from '@bloomkin/shared/routes/orders.ts';
import { type PlaceKind, placeQuestions } from '@bloomkin/shared/rules/addressLater.ts';
import type { RecipientView as View } from '@bloomkin/shared/schemas/addressLater.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { ApiError } from '#errors/apiError.ts';
import { addressNotFound } from '#features/deliveryAddress/addressValues.ts';
import { findPlace } from '#features/deliveryAddress/findPlace.ts';
import type { StoredPlace } from '#storage/storage.ts';

export interface RecipientViewProps {
  token: string;
  view: View;
  onChanged: (next: View) => void;
}

export interface Values {
  kind: PlaceKind;
  text: string;
  place: StoredPlace | undefined;
  unitOffice: string;
  name: string;
  time: string;
  safePlace: string;
  notAtWork: boolean;
  day: string | undefined;
  period: View['delivery_period'];
}

const toFirst = ({ days, deliveryDay, delivery_period, is_again }: View): Values => ({
  ...{ kind: 'home', text: '', place: undefined, unitOffice: '', name: '', time: '', safePlace: '' },
  notAtWork: false,
  day: is_again ? days[0]?.day : (deliveryDay ?? undefined),
  period: is_again ? null : delivery_period,
});

export const fieldId = (path: string) => `recipient-${path}`;

export function focusField(path: string): void {
  const part = document.getElementById(fieldId(path.split('.')[0] ?? ''));
  (part?.matches('input') ? part : part?.querySelector<HTMLElement>('input, button'))?.focus();
}

async function toBody(values: Values, view: View) {
  const { kind, text, unitOffice, name, time, day, period } = values;
  const place = values.place ?? (text.trim() ? await findPlace(text, view.near ?? undefined) : undefined);
  if (!place && (text.trim() || view.near))
    throw new FieldRejection('location', text.trim() ? addressNotFound : 'Say where the flowers may come');
  return {
    answer: 'address' as const,
    kind,
    ...(place && { location: { address: place.address, lat: place.lat, lng: place.lng }, unitOffice }),
    ...(placeQuestions[kind].name && { name }),
    ...(placeQuestions[kind].time && { time: time || null }),
    ...{ safe_place: values.safePlace, not_at_work: values.notAtWork },
    ...(day && { deliveryDay: day }),
    ...(period && { delivery_period: { start_time: period.start_time, stop_time: period.stop_time } }),
  };
}

/** What was typed stays after a refusal. */
export function useAnswer({ token, view, onChanged }: RecipientViewProps) {
  const [values, setValues] = useState(() => toFirst(view));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState<object>();
  const send = async (body: Awaited<ReturnType<typeof toBody>> | { answer: 'declined' }) =>
    onChanged((await call(answerAsRecipient, { params: { token }, body })).data);
  const { run, busy } = useAction(
    async (isDeclined: boolean) => {
      setErrors([]);
      await send(isDeclined ? { answer: 'declined' } : await toBody(values, view));
    },
    (error, retry) => {
      const found = listErrors(error);
      setErrors(found);
      if (found.length > 0) setAttempt({});
      else notifyError(error, retry);
    },
  );
  const change = (next: Partial<Values>) => setValues((current) => ({ ...current, ...next }));
  const errorOf = (path: string) => errors.find((one) => one.path.startsWith(path))?.message;
  return { values, change, errors, errorOf, attempt, run, busy };
}

function listErrors(error: unknown): readonly FieldError[] {
  if (error instanceof FieldRejection) return [{ path: 'location', message: error.message }];
  return error instanceof ApiError ? error.errors : [];
}
