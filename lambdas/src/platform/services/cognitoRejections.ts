import { AppError } from '@bloomkin/shared/errors.ts';

const rejections = {
  code: ['NotAuthorizedException', 'UserNotFoundException', 'CodeMismatchException', 'ExpiredCodeException'],
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

/** A failed trigger sent no message or did not check the answer: the request may be retried. */
const triggerFailures = [
  'UserLambdaValidationException',
  'UnexpectedLambdaException',
  'InvalidLambdaResponseException',
  'InternalErrorException',
];

/** Undefined when Cognito rejects the input. */
export async function ignoreRejection<T>(
  input: keyof typeof rejections,
  call: Promise<T>,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const names: readonly string[] = rejections[input];
    if (names.includes(name)) return undefined;
    if (!triggerFailures.includes(name)) throw error;
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
  }
}
