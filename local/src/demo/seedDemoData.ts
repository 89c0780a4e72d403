import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { demoPhotoKeyPrefix } from './build/mediaPaths.ts';

/** What the seeding asks of the world it fills. */
export interface SeedTarget {
  /** The environment of the cloud code: AWS endpoints and keys, TABLE_NAME, USER_POOL_ID. */
  environment: Readonly<Record<string, string>>;
  /** The folder that stands for the bucket of pictures; keys are paths in it. */
  mediaFolder: string;
  /** What orders and reviews are dated from. */
  now: Date;
}

export interface SeedQuestion {
  now: Date;
}

/** A payment that the provider's stand-in should know, so that it can be refunded. */
export interface SeededCardPayment {
  orderId: string;
  sessionId: string;
  paymentIntentId: string;
  amountCents: number;
  refunded: boolean;
  paidAt: string;
}

export interface SeedSummary {
  rows: number;
  accounts: readonly { email: string; phone: string; role: string }[];
  florists: number;
  products: number;
  orders: number;
  cardPayments: readonly SeededCardPayment[];
}

const photosFolder = path.join(import.meta.dirname, '../../demo-photos');

/**
 * Fills an empty world with the demo shop: rows of the table, the accounts in Cognito, the photos. What follows from the
 * orders is written too, so that reading the table's stream from here on or from its start comes to the same; from here
 * on is faster.
 */
export async function seedDemoData(target: SeedTarget): Promise<SeedSummary> {
  const [summary] = await Promise.all([writeRows(target), copyPhotos(target.mediaFolder)]);
  return summary;
}

async function copyPhotos(mediaFolder: string): Promise<void> {
  const folder = path.join(mediaFolder, demoPhotoKeyPrefix);
  await mkdir(folder, { recursive: true });
  await cp(photosFolder, folder, { recursive: true });
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
