import lighthouse, { type Result } from 'lighthouse';

/** `simulate` is what Lighthouse reports unless told otherwise; `devtools` slows the browser itself down. */
export type Throttling = 'simulate' | 'devtools';

export interface Judged {
  /** Scores of 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Total blocking time. */
  tbtMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** How fast the machine was during this run, by Lighthouse's own measure. */
  machine: number;
  /** Audits below full marks, by name; speed aside. */
  faults: readonly string[];
}

const all = ['performance', 'accessibility', 'best-practices', 'seo'];

const attempts = 3;

/**
 * One visit of a page on a phone, with nothing kept from visits before. A browser sometimes records a visit without its
 * beginning: such a one says nothing of the page and is made again, at most twice.
 */
export async function judge(url: string, port: number, throttlingMethod: Throttling): Promise<Judged> {
  for (let attempt = 1; ; attempt++) {
    const report = await visit(url, port, throttlingMethod);
    if (!report.runtimeError) return toJudged(report);
    if (report.runtimeError.code !== 'NO_NAVSTART' || attempt === attempts)
      throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}

async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    output: 'json',
    logLevel: 'error',
    onlyCategories: throttlingMethod === 'simulate' ? all : ['performance'],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  return result.lhr;
}

function toJudged({ categories, audits, environment }: Result): Judged {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighed = all.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  const faults = weighed
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    faults,
  };
}
