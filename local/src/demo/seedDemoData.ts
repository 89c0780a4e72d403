import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { demoPhotoKeyPrefix } from './build/mediaPaths.ts';
import { builtPhotosDir } from './demoPhotos.ts';
import type { SeededTransfer } from './orderMoney.ts';

export interface SeedTarget {
  /** AWS endpoints and keys, TABLE_NAME, USER_POOL_ID. */
  environment: Readonly<Record<string, string>>;
  /** Stands for the media bucket; keys are paths in it. */
  mediaFolder: string;
  now: Date;
}

export interface SeedQuestion {
  now: Date;
}

/** Known to the payment emulator, so that it can be refunded. */
export interface SeededCardPayment {
  orderId: string;
  sessionId: string;
  paymentIntentId: string;
  amountCents: number;
  paidAt: string;
  refund: { id: string; at: string } | null;
  transfer: SeededTransfer | null;
}

/** Known to the payment emulator, ready for transfers. */
export interface SeededPayoutAccount {
  id: string;
  companyId: string;
  name: string;
}

export interface SeedSummary {
  rows: number;
  accounts: readonly { email: string; phone: string; role: string }[];
  florists: number;
  products: number;
  orders: number;
  cardPayments: readonly SeededCardPayment[];
  payoutAccounts: readonly SeededPayoutAccount[];
}

/** Also writes what stream consumers would derive, so that either start of the stream gives the same result. */
export async function seedDemoData(target: SeedTarget): Promise<SeedSummary> {
  const [summary] = await Promise.all([writeRows(target), copyPhotos(target.mediaFolder)]);
  return summary;
}

async function copyPhotos(mediaFolder: string): Promise<void> {
  if (!existsSync(builtPhotosDir))
    throw new Error(`There are no demo photos in ${builtPhotosDir}: run "npm run build" first`);
  const folder = path.join(mediaFolder, demoPhotoKeyPrefix);
  await mkdir(folder, { recursive: true });
  await cp(builtPhotosDir, folder, { recursive: true });
}

function writeRows({ environment, now }: SeedTarget): Promise<SeedSummary> {
  const question: SeedQuestion = { now };
  const thread = new Worker(new URL('./seedThread.ts', import.meta.url), {
    env: { ...process.env, ...environment },
    workerData: question,
  });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The seeding ended early, with ${code}`)));
  });
}
