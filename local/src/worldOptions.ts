import type { ServiceEmulator } from './aws/endpoint/serviceEmulator.ts';

export interface WorldOptions {
  /** The cloud assembly of the local stage (`cdk.out`). */
  assemblyDir: string;
  /** Where data is kept between runs; `:memory:` keeps none. */
  dataDir: string;
  /** 0, the default, takes any that is free. */
  port?: number;
  /** Which addresses of this machine people reach it at; this machine alone unless said. */
  host?: string;
  /** Where people reach the shop, if not at that port: behind the web app's own server while developing. */
  publicUrl?: string;
  /** Fills an empty store with the demo shop. */
  demoData?: boolean;
  /** At most so many threads of one function at once; more calls wait. */
  environmentsPerFunction?: number;
  /** Prints what the functions log. */
  printLogs?: boolean;
  /** `local-jar` asks for AWS's own engine instead of the native one. */
  dynamodb?: string;
  /**
   * Starts the world's clock at a date; it ticks from there. Functions, tokens, messages, payments, schedules, caches,
   * `Date` headers and the demo data all follow it. The table does not: its time to live is turned off.
   */
  clock?: { startsAt: Date };
  /** Cognito's time in milliseconds since 1970, where a test moves it apart from the clock. */
  now?: () => number;
  /** Put between the functions and the table by those who count their calls. */
  aroundTable?: (table: ServiceEmulator) => ServiceEmulator;
}
