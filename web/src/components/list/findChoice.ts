/** The choice that a URL or an input names, such as a filter's. */
export const findChoice = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);
