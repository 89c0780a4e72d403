export const codeLifeSeconds = 5 * 60;
export const answersPerCode = 3;
const wrongAnswersUntilOff = 5;
const daySeconds = 24 * 60 * 60;

export function codesAreOff(wrongAtSeconds: readonly number[], nowSeconds: number): boolean {
  return wrongAtSeconds.some((at, index) => {
    const first = wrongAtSeconds[index - (wrongAnswersUntilOff - 1)];
    return first !== undefined && at - first <= daySeconds && at + daySeconds > nowSeconds;
  });
}

/** True once the latest wrong answer is two days old. */
export function mayForgetWrongAnswers(wrongAtSeconds: readonly number[], nowSeconds: number): boolean {
  return (wrongAtSeconds.at(-1) ?? 0) + 2 * daySeconds < nowSeconds;
}

export interface Answerable {
  answers: number;
  expiresAtSeconds: number;
  used: boolean;
}

export function attemptsLeft(code: Answerable, nowSeconds: number): number {
  if (code.used || code.expiresAtSeconds <= nowSeconds) return 0;
  return Math.max(0, answersPerCode - code.answers);
}
