import type * as z from 'zod';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError } from './cognitoError.ts';

export type CognitoCall = (input: unknown, cognito: CognitoContext) => Promise<object>;
export type CognitoCalls = Readonly<Record<string, CognitoCall>>;

export function defineCall<T>(
  shape: z.ZodType<T>,
  act: (input: T, cognito: CognitoContext) => Promise<object> | object,
): CognitoCall {
  return async (input, cognito) => {
    const { success, data, error } = shape.safeParse(input);
    if (!success) {
      const where = error.issues[0]?.path.join('.') ?? '';
      throw new CognitoError(
        'InvalidParameterException',
        `Value at '${where}' failed to satisfy constraint`,
        {
          cause: error,
        },
      );
    }
    return act(data, cognito);
  };
}
