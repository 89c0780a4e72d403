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
  SenderIds: z.array(z.object({ Registered: z.boolean().default(false) })).default([]),
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
    ...(smsSenderId ? await checkSenderId(aws, smsSenderId) : []),
  ];
};

async function checkSenderId(aws: Parameters<Check>[0], senderId: string) {
  const filter = `SenderId=${senderId},IsoCountryCode=AU`;
  const args = ['pinpoint-sms-voice-v2', 'describe-sender-ids', '--sender-ids', filter];
  const { SenderIds: found } = SenderIds.parse((await ifFound(aws(args))) ?? {});
  if (found.some(({ Registered }) => Registered)) return fine(`The sender ${senderId} is registered`);
  return warning(
    `The SMS sender ${senderId} is not registered for Australia: carriers show "Unverified"; leave smsSenderId out until it is`,
  );
}
