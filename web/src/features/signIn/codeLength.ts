/** Digits of a sign-in code (specification, section 9). */
export const codeLength = 4;
