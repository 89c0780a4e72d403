/** Cognito's error names, as far as our code meets them. */
export type CognitoErrorName =
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidLambdaResponseException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnauthorizedException'
  | 'UnexpectedLambdaException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UserLambdaValidationException'
  | 'UsernameExistsException'
  | 'UserNotFoundException';

export class CognitoError extends Error {
  override readonly name: CognitoErrorName;

  constructor(name: CognitoErrorName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = name;
  }
}

/** The same for a wrong password and an unknown user. */
export const wrongCredentials = () =>
  new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
