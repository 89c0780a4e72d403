import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { settings } from '#platform/settings.ts';
import { clientTimeouts } from './clientTimeouts.ts';

/** Two attempts fit into the 5 s of a Cognito trigger. */
const client = new SNSClient({
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: clientTimeouts(2000, 500),
});

export interface Sms {
  to: string;
  text: string;
}

const attribute = (value: string) => ({ DataType: 'String', StringValue: value });

/** Without a sender id until one is registered (docs/deploy.md). */
export async function sendSms({ to, text }: Sms, timeoutMs?: number): Promise<void> {
  await client.send(
    new PublishCommand({
      PhoneNumber: to,
      Message: text,
      MessageAttributes: {
        'AWS.SNS.SMS.SMSType': attribute('Transactional'),
        ...(settings.SMS_SENDER_ID && { 'AWS.SNS.SMS.SenderID': attribute(settings.SMS_SENDER_ID) }),
      },
    }),
    timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) },
  );
}
