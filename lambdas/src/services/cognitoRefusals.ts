import { AppError } from '@bloomkin/shared/errors.ts';

/** Cognito's ways to say no to what a person gave; everything else is a failure. */
const refusals = {
  answer: [
    'NotAuthorizedException',
    'UserNotFoundException',
    'CodeMismatchException',
    'ExpiredCodeException',
  ],
  password: [
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
  ],
  refreshToken: [
    'NotAuthorizedException',
    'UserNotFoundException',
    'RefreshTokenReuseException',
    'InvalidParameterException',
    'UnauthorizedException',
    'UnsupportedTokenTypeException',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A trigger that failed sent no message, or did not look at the answer: the person may try again. */
const failures = [
  'UserLambdaValidationException',
  'UnexpectedLambdaException',
  'InvalidLambdaResponseException',
  'InternalErrorException',
];

/** What a call answers; undefined where Cognito refused what was given. */
export async function unlessRefused<T>(
  given: keyof typeof refusals,
  call: Promise<T>,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const refused: readonly string[] = refusals[given];
    if (refused.includes(name)) return undefined;
    if (!failures.includes(name)) throw error;
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
  }
}
