import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { createMessages } from '@local/messages/createMessages.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Served, serve } from '#local/kit/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
const dataFile = join(folder, 'messages.db');
afterAll(() => rmSync(folder, { recursive: true }));

let now = Date.parse('2026-02-14T09:00:00Z');
const open = () => createMessages({ dataFile, now: () => now });
let messages: ReturnType<typeof open>;
let served: Served;
let sns: SNSClient;
let ses: SESv2Client;

beforeEach(async () => {
  messages = open();
  served = await serve(messages);
  const credentials = { accessKeyId: 'function', secretAccessKey: 'local' };
  const config = { region: 'ap-southeast-2', endpoint: served.url, credentials, maxAttempts: 1 };
  sns = new SNSClient(config);
  ses = new SESv2Client(config);
});
afterEach(async () => {
  await served.close();
  await messages.reset();
  await messages.close();
});

const text = (PhoneNumber: string, Message: string) => sns.send(new PublishCommand({ PhoneNumber, Message }));
const mail = (...ToAddresses: string[]) =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: 'Bloomkin <no-reply@flowers.test>',
      Destination: { ToAddresses },
      Content: {
        Simple: {
          Subject: { Data: 'Your code' },
          Body: { Text: { Data: '4821 is your code' }, Html: { Data: '<p>4821</p>' } },
        },
      },
    }),
  );

test('text messages and e-mails are in the outbox, newest first', async () => {
  const sent = await text('+61491570006', 'Bloomkin: 1234 & <b>');
  expect(sent.MessageId).toMatch(/^[0-9a-f-]{36}$/);
  now += 1000;
  expect((await mail('ava@flowers.test')).MessageId).toBeDefined();
  expect(messages.outbox.list()).toMatchObject([
    {
      channel: 'email',
      to: 'ava@flowers.test',
      subject: 'Your code',
      text: '4821 is your code',
      html: '<p>4821</p>',
      at: '2026-02-14T09:00:01.000Z',
    },
    { channel: 'sms', to: '+61491570006', subject: '', text: 'Bloomkin: 1234 & <b>', html: '' },
  ]);
});

test('an address is found however it is written', async () => {
  await text('+61491570006', 'one');
  await mail('Ava@flowers.test', 'Ben <ben@flowers.test>');
  expect(messages.outbox.list('+61 491 570 006')).toHaveLength(1);
  expect(messages.outbox.list(' 61491570006')).toHaveLength(1);
  expect(messages.outbox.list('ava@FLOWERS.test')).toHaveLength(1);
  expect(messages.outbox.list('ben@flowers.test')).toHaveLength(1);
  expect(messages.outbox.list('nobody@flowers.test')).toEqual([]);
});

test('messages that AWS would refuse are refused with the same error', async () => {
  await expect(text('0491570006', 'one')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(text('+61491570006', '')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(
    sns.send(new PublishCommand({ TopicArn: 'arn:aws:sns:ap-southeast-2:1:t', Message: 'one' })),
  ).rejects.toThrow('only phone numbers');
  await expect(mail()).rejects.toMatchObject({ name: 'BadRequestException' });
  await expect(mail('no address')).rejects.toMatchObject({ name: 'BadRequestException' });
  expect(messages.outbox.list()).toEqual([]);
});

test('messages survive a kill until a reset', async () => {
  await text('+61491570006', 'one');
  const again = open();
  expect(again.outbox.list()).toHaveLength(1);
  await again.reset();
  await again.close();
  const empty = open();
  expect(empty.outbox.list()).toEqual([]);
  await empty.close();
});
