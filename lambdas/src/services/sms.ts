import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { settings } from '../settings.ts';
import { callTimes } from './callTimes.ts';

/** Within the 5 s that Cognito gives a trigger, with one more try. */
const client = new SNSClient({
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: callTimes(2000, 500),
});

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
}

const attribute = (value: string) => ({ DataType: 'String', StringValue: value });

/** Sends one text message, within `withinMs` if given. The sender id is left out until it is registered (docs/deploy.md). */
export async function sendSms({ to, text }: Sms, withinMs?: number): Promise<void> {
  await client.send(
    new PublishCommand({
      PhoneNumber: to,
      Message: text,
      MessageAttributes: {
        'AWS.SNS.SMS.SMSType': attribute('Transactional'),
        ...(settings.SMS_SENDER_ID && { 'AWS.SNS.SMS.SenderID': attribute(settings.SMS_SENDER_ID) }),
      },
    }),
    withinMs === undefined ? {} : { abortSignal: AbortSignal.timeout(withinMs) },
  );
}
