import { GetParameterError } from '@aws-lambda-powertools/parameters/errors';
import { SecretsProvider } from '@aws-lambda-powertools/parameters/secrets';
import { ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { AppError } from '@bloomkin/shared/errors.ts';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { settings } from '#platform/settings.ts';

/** Picks up a rotated secret without a deployment. */
const maxAge = settings.SECRET_MAX_AGE_SECONDS;

const provider = new SecretsProvider({
  awsSdkV3Client: new SecretsManagerClient({
    region: settings.AWS_REGION,
    maxAttempts: 3,
    requestHandler: clientTimeouts(2000),
  }),
});

export async function readSecret(arn: string): Promise<string> {
  const secret = await provider.get(arn, { maxAge }).catch(rethrowCause);
  if (typeof secret !== 'string') throw new Error('The secret has no text');
  return secret;
}

/** The SDK's own error separates an unavailable service from our own fault (platform/unavailable.ts). A secret without a value is not found. */
function rethrowCause(error: unknown): never {
  const cause = error instanceof GetParameterError ? error.cause : error;
  if (cause instanceof ResourceNotFoundException) throw new AppError('SERVICE.UNAVAILABLE', { cause });
  throw cause;
}
