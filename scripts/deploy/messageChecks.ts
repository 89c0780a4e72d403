import { readLimits } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import * as z from 'zod';
import { ifFound } from '#aws/awsCli.ts';
import { type Check, fine, missing, warning } from './finding.ts';

const isPlaceholder = (address: string) => address.endsWith('.example');

export const checkAddresses: Check = async (_aws, { name, alarmEmail, mailFrom }) => [
  ...(alarmEmail && isPlaceholder(alarmEmail)
    ? missing(`alarmEmail of ${name} is a placeholder: nobody would hear of an alarm`)
    : []),
  ...(alarmEmail
    ? []
    : warning(`${name} has no alarmEmail: nobody hears of an alarm, and there is no budget`)),
  ...(isPlaceholder(mailFrom) ? warning(`mailFrom of ${name} is a placeholder: no mail will be sent`) : []),
];

const MailIdentity = z.object({ VerifiedForSendingStatus: z.boolean().default(false) });
const SendQuota = z.object({ MaxSendRate: z.number(), Max24HourSend: z.number() });
const MailAccount = z.object({
  ProductionAccessEnabled: z.boolean(),
  SendingEnabled: z.boolean(),
  SendQuota: SendQuota.optional(),
});
/** AWS's value for unlimited. */
const noLimit = -1;

export const checkMail: Check = async (aws, { mailFrom, limits = {} }) => {
  const identities = [mailFrom, mailFrom.slice(mailFrom.indexOf('@') + 1)];
  const verified = await Promise.all(
    identities.map(async (identity) => {
      const args = ['sesv2', 'get-email-identity', '--email-identity', identity];
      return MailIdentity.parse((await ifFound(aws(args))) ?? {}).VerifiedForSendingStatus;
    }),
  );
  const account = MailAccount.parse(await aws(['sesv2', 'get-account']));
  return [
    ...(verified.includes(true)
      ? fine(`SES sends from ${mailFrom}`)
      : warning(
          `SES does not know ${mailFrom}: verify its domain. Until then no code by mail, no password link, no notice is sent`,
        )),
    ...(account.ProductionAccessEnabled
      ? []
      : warning('SES is in the sandbox: only verified addresses get mail')),
    ...(account.SendQuota ? checkMailQuota(account.SendQuota, limits) : []),
    ...(account.SendingEnabled ? [] : warning('SES has paused sending for this account')),
  ];
};

/** 1.8 per order of a buyer with an unverified address (docs/capacity.md), more for others. */
const mailsPerOrder = 2;

function checkMailQuota({ MaxSendRate, Max24HourSend }: z.output<typeof SendQuota>, limits: object) {
  const { expectedOrdersPerHour } = readLimits(JSON.stringify(limits));
  const needed = Math.ceil((expectedOrdersPerHour / 3600) * mailsPerOrder);
  if (MaxSendRate < needed)
    return warning(
      `SES sends ${MaxSendRate} mails a second, ${expectedOrdersPerHour} orders an hour need ${needed}: ask in Service Quotas (SES, "Sending rate")`,
    );
  const aDay = Max24HourSend === noLimit ? 'any number' : Max24HourSend;
  return fine(`${MaxSendRate} mails a second, ${aDay} a day`);
}

const Sandbox = z.object({ IsInSandbox: z.boolean() });
const SmsAttributes = z.object({
  attributes: z.object({ MonthlySpendLimit: z.coerce.number().default(1) }).default({ MonthlySpendLimit: 1 }),
});
const SenderIds = z.object({
  SenderIds: z
    .array(z.object({ SenderIdArn: z.string(), Registered: z.boolean().default(false) }))
    .default([]),
});
const PhoneNumbers = z.object({
  PhoneNumbers: z
    .array(z.object({ PhoneNumber: z.string(), PhoneNumberArn: z.string(), Status: z.string() }))
    .default([]),
});

export const checkSms: Check = async (aws, { smsMonthlySpendUsd, smsSenderId }) => {
  const { IsInSandbox } = Sandbox.parse(await aws(['sns', 'get-sms-sandbox-account-status']));
  const { attributes } = SmsAttributes.parse(await aws(['sns', 'get-sms-attributes']));
  const limit = attributes.MonthlySpendLimit;
  return [
    ...(IsInSandbox ? warning('SNS is in the SMS sandbox: only ten verified phones get texts') : []),
    ...(limit < smsMonthlySpendUsd
      ? warning(`SNS spends USD ${limit} a month on texts, the stage counts on ${smsMonthlySpendUsd}`)
      : fine(`USD ${limit} a month for texts`)),
    ...(smsSenderId
      ? await checkSender(aws, smsSenderId)
      : warning(
          'The stage has no smsSenderId: SNS chooses who texts come from, in some countries NOTICE, which carriers may block',
        )),
  ];
};

const sender = 'pinpoint-sms-voice-v2';

async function checkSender(aws: Parameters<Check>[0], senderId: string) {
  const arn = senderId.startsWith('+') ? await findNumber(aws, senderId) : await findSenderId(aws, senderId);
  if (!arn)
    return warning(
      senderId.startsWith('+')
        ? `The account has no active number ${senderId} to text from`
        : `The SMS sender ${senderId} is not registered for Australia: carriers show "Unverified" or block it; use a number until it is`,
    );
  const policy = await ifFound(aws([sender, 'get-resource-policy', '--resource-arn', arn]));
  if (JSON.stringify(policy ?? '').includes('sns.amazonaws.com')) return fine(`Texts come from ${senderId}`);
  return warning(
    `SNS may not use ${senderId}: attach the policy of docs/deploy.md, step 1, to ${arn}. Until then it refuses each text`,
  );
}

async function findSenderId(aws: Parameters<Check>[0], senderId: string): Promise<string | undefined> {
  const filter = `SenderId=${senderId},IsoCountryCode=AU`;
  const args = [sender, 'describe-sender-ids', '--sender-ids', filter];
  const { SenderIds: found } = SenderIds.parse((await ifFound(aws(args))) ?? {});
  return found.find(({ Registered }) => Registered)?.SenderIdArn;
}

async function findNumber(aws: Parameters<Check>[0], number: string): Promise<string | undefined> {
  const { PhoneNumbers: found } = PhoneNumbers.parse(await aws([sender, 'describe-phone-numbers']));
  return found.find(({ PhoneNumber, Status }) => PhoneNumber === number && Status === 'ACTIVE')
    ?.PhoneNumberArn;
}
