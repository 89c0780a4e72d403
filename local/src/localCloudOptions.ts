import type { StartEnvironment } from '@local/aws/functions/environment.ts';
import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';

export interface LocalCloudOptions {
  assemblyDir: string;
  /** `:memory:` persists nothing. */
  dataDir: string;
  port?: number;
  /** Loopback by default. */
  host?: string;
  /** The dev server's URL while developing. */
  publicUrl?: string;
  demoData?: boolean;
  /** More calls wait. */
  environmentsPerFunction?: number;
  /** Shards of the table's stream, with the lanes of each mapping: the changes of an item stay in order, others do not. */
  streamShards?: number;
  printLogs?: boolean;
  /** `local-jar` selects AWS's engine instead of the native one. */
  dynamodb?: string;
  /** Moves everything but the table, whose time to live is then turned off. */
  clock?: { startsAt: Date };
  now?: () => number;
  /** Settings that the template leaves to their defaults. */
  functionVariables?: Readonly<Record<string, string>>;
  /** Multiplies the timeouts of functions and of their clients: a busy machine answers late. */
  timeoutFactor?: number;
  /** Lets tests run the functions' code in their own process instead of threads. */
  startEnvironment?: StartEnvironment;
  /** Lets tests count the table's calls. */
  aroundTable?: (table: ServiceEmulator) => ServiceEmulator;
}
