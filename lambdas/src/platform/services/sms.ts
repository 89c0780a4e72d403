import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { settings } from '#platform/settings.ts';

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

/** A registered name or a number of our own (docs/deploy.md). */
function senderAttributes(sender: string | undefined) {
  if (!sender) return {};
  const name = sender.startsWith('+') ? 'AWS.MM.SMS.OriginationNumber' : 'AWS.SNS.SMS.SenderID';
  return { [name]: attribute(sender) };
}

/** Without a sender SNS chooses one, which may be NOTICE. */
export async function sendSms({ to, text }: Sms, timeoutMs?: number): Promise<void> {
  await client.send(
    new PublishCommand({
      PhoneNumber: to,
      Message: text,
      MessageAttributes: {
        'AWS.SNS.SMS.SMSType': attribute('Transactional'),
        ...senderAttributes(settings.SMS_SENDER_ID),
      },
    }),
    timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) },
  );
}
