import * as z from 'zod';

/** One kind of row: its fields under the names that the shop uses, with a label each. */
const OwnDataSection = z.object({
  name: z.string(),
  title: z.string(),
  /** How long it is kept. */
  until: z.string(),
  labels: z.record(z.string(), z.string()),
  items: z.array(z.record(z.string(), z.unknown())),
});

export const OwnData = z.object({ at: z.iso.datetime(), sections: z.array(OwnDataSection) });
export type OwnData = z.output<typeof OwnData>;

export const SentCode = z.object({ channel: z.enum(['sms', 'email']), sent_to: z.string() });
export type SentCode = z.output<typeof SentCode>;
