import * as z from 'zod';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';

const OfClient = z.object({ UserPoolId: z.string(), ClientId: z.string() });

export const clientCalls: CognitoCalls = {
  DescribeUserPoolClient: defineCall(OfClient, ({ UserPoolId, ClientId }, cognito) => {
    const { id, secrets, ...settings } = cognito.clients.get(ClientId, UserPoolId);
    const [secret] = secrets;
    return { UserPoolClient: { ...settings, ClientId: id, ...(secret && { ClientSecret: secret.value }) } };
  }),
  AddUserPoolClientSecret: defineCall(
    OfClient.extend({ ClientSecret: z.string().min(24).max(64).optional() }),
    ({ UserPoolId, ClientId, ClientSecret }, { clients, now }) => {
      const { id, value } = clients.addSecret(clients.get(ClientId, UserPoolId), ClientSecret);
      return {
        ClientSecretDescriptor: {
          ClientSecretId: id,
          ClientSecretCreateDate: now() / 1000,
          // A secret that was given is not told again.
          ...(ClientSecret === undefined && { ClientSecretValue: value }),
        },
      };
    },
  ),
  ListUserPoolClientSecrets: defineCall(OfClient, ({ UserPoolId, ClientId }, { clients }) => ({
    ClientSecrets: clients.get(ClientId, UserPoolId).secrets.map(({ id }) => ({ ClientSecretId: id })),
  })),
  DeleteUserPoolClientSecret: defineCall(
    OfClient.extend({ ClientSecretId: z.string() }),
    ({ UserPoolId, ClientId, ClientSecretId }, { clients }) => {
      clients.deleteSecret(clients.get(ClientId, UserPoolId), ClientSecretId);
      return {};
    },
  ),
};
