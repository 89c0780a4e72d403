import type { SeedDocument } from './document.ts';
import { legacy } from './legacy.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { shipping } from './shipping.ts';
import { userAgreement } from './userAgreement.ts';

export const documents: readonly SeedDocument[] = [legacy, privacy, shipping, refund, userAgreement];
