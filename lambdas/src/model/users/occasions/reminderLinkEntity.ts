import { randomBytes } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';

/** An answer must stay possible while the message is kept. */
const readableSeconds = 400 * 24 * 60 * 60;

/** What the link in one reminder is about; 128 random bits, short enough for a text message. */
export const reminderLinkEntity = defineEntity({
  name: 'reminderLink',
  version: 1,
  schema: z.object({
    token: z.string(),
    ownerId: UserId,
    recipientId: UserId,
    occasionId: z.string(),
    day: z.string(),
    at: z.string(),
  }),
  key: { pk: 'REMINDER_LINK#{token}', sk: 'REMINDER_LINK' },
  ttl: ({ at }) => toEpochSeconds(at) + readableSeconds,
  reads: { findReminderLink: 'the day that a reminder is about' },
});
export type ReminderLinkItem = ValueOf<typeof reminderLinkEntity>;

export const createReminderToken = (): string => randomBytes(16).toString('base64url');

export const putReminderLink = (link: ReminderLinkItem): Write => put(reminderLinkEntity, link);

export const findReminderLink = (token: string): Promise<ReminderLinkItem | undefined> =>
  get(reminderLinkEntity, { token });
