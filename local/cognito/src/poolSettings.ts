import * as z from 'zod';

/** Strict: an unsupported trigger fails the start, not a sign-in. */
const LambdaConfig = z.strictObject({
  DefineAuthChallenge: z.string().optional(),
  CreateAuthChallenge: z.string().optional(),
  VerifyAuthChallengeResponse: z.string().optional(),
  PreTokenGeneration: z.string().optional(),
  PreTokenGenerationConfig: z.object({ LambdaArn: z.string(), LambdaVersion: z.literal('V2_0') }).optional(),
});

const PasswordPolicy = z.object({
  MinimumLength: z.int().default(8),
  RequireLowercase: z.boolean().default(false),
  RequireUppercase: z.boolean().default(false),
  RequireNumbers: z.boolean().default(false),
  RequireSymbols: z.boolean().default(false),
});
export type PasswordPolicy = z.output<typeof PasswordPolicy>;

export const PoolSettings = z.object({
  LambdaConfig: LambdaConfig.default({}),
  Policies: z.object({ PasswordPolicy: PasswordPolicy.prefault({}) }).prefault({}),
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL']).default('OFF'),
  EnabledMfas: z.array(z.literal('SOFTWARE_TOKEN_MFA')).default([]),
  UsernameConfiguration: z.object({ CaseSensitive: z.boolean() }).default({ CaseSensitive: true }),
});
export type PoolSettings = z.output<typeof PoolSettings>;

const Unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

export const ClientSettings = z.object({
  UserPoolId: z.string(),
  ClientName: z.string().optional(),
  GenerateSecret: z.boolean().default(false),
  /** Made up when it is left out. */
  ClientSecret: z.string().optional(),
  ExplicitAuthFlows: z.array(z.string()).default([]),
  /** Minutes. */
  AuthSessionValidity: z.int().default(3),
  AccessTokenValidity: z.int().default(1),
  IdTokenValidity: z.int().default(1),
  RefreshTokenValidity: z.int().default(30),
  TokenValidityUnits: z
    .object({
      AccessToken: Unit.default('hours'),
      IdToken: Unit.default('hours'),
      RefreshToken: Unit.default('days'),
    })
    .prefault({}),
  RefreshTokenRotation: z
    .object({ Feature: z.enum(['ENABLED', 'DISABLED']), RetryGracePeriodSeconds: z.int().default(0) })
    .default({ Feature: 'DISABLED', RetryGracePeriodSeconds: 0 }),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
});
export type ClientSettings = z.output<typeof ClientSettings>;

const secondsPerUnit = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

export function tokenLives(client: ClientSettings) {
  const units = client.TokenValidityUnits;
  return {
    access: client.AccessTokenValidity * secondsPerUnit[units.AccessToken],
    id: client.IdTokenValidity * secondsPerUnit[units.IdToken],
    refresh: client.RefreshTokenValidity * secondsPerUnit[units.RefreshToken],
  };
}
