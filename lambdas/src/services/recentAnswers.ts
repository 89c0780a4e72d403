const lifeMs = 60 * 60 * 1000;
const most = 500;

/** Caches a service's public answers for an hour; the oldest are dropped first. */
export class RecentAnswers<T> {
  private readonly kept = new Map<string, { answer: T; untilMs: number }>();

  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known && known.untilMs > Date.now()) return known.answer;
    const answer = await ask();
    this.kept.delete(key);
    this.kept.set(key, { answer, untilMs: Date.now() + lifeMs });
    const [oldest] = this.kept.keys();
    if (this.kept.size > most && oldest !== undefined) this.kept.delete(oldest);
    return answer;
  }
}
