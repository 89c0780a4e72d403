const lifeMs = 60 * 60 * 1000;
const most = 500;

/** Caches a service's public answers for an hour; the oldest are dropped first. */
export class RecentAnswers<T> {
  private readonly entries = new Map<string, { answer: T; untilMs: number }>();

  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && known.untilMs > Date.now()) return known.answer;
    const answer = await ask();
    this.entries.delete(key);
    this.entries.set(key, { answer, untilMs: Date.now() + lifeMs });
    const [oldest] = this.entries.keys();
    if (this.entries.size > most && oldest !== undefined) this.entries.delete(oldest);
    return answer;
  }
}
