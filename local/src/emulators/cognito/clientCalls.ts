import * as z from 'zod';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';

const OfClient = z.object({ UserPoolId: z.string(), ClientId: z.string() });

export const clientCalls: CognitoCalls = {
  DescribeUserPoolClient: defineCall(OfClient, ({ UserPoolId, ClientId }, cognito) => {
    const { id, secret, ...settings } = cognito.clients.get(ClientId, UserPoolId);
    return { UserPoolClient: { ClientId: id, ...(secret && { ClientSecret: secret }), ...settings } };
  }),
};
