let phones = 0;

/** A mobile number without an earlier code request. */
export const newPhone = (): string => `04281${String(10_000 + ++phones)}`;
