import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '@bloomkin/lambdas/entities.ts';
import { listKept, personalData } from '@bloomkin/lambdas/model/ownData/personalData.ts';
import { documents } from '@bloomkin/scripts/seed/documents/documents.ts';
import { describe, expect, it } from 'vitest';

const lambdas = join(import.meta.dirname, '../../lambdas/src');

/** Sources of the declarations, to see which rows expire. */
const sources = readdirSync(lambdas, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Entity.ts'))
  .flatMap((file) => readFileSync(join(lambdas, file), 'utf8').split('defineEntity(').slice(1));

const sourceOf = (name: string) => sources.find((text) => text.includes(`name: '${name}'`)) ?? '';

/** Rows that name a person by an id alone, which means nothing once the account is emptied. */
const named = [
  ...['code', 'codeIntent', 'inbox', 'messageDedupe', 'openUnpaid', 'recipientCount', 'admin', 'manager'],
  ...['owner', 'pushAudience', 'unsubscribe', 'occasionDue', 'reminderLink', 'cartLookup', 'reminder'],
  ...['passwordLink', 'reviewAuthor', 'peopleState', 'auditList', 'documentVersion', 'document'],
  ...['productChange', 'sendTimes', 'limit', 'areaAlertDue'],
];

/** Entities without personal data. */
const ofNobody = [
  ...['acceptReminder', 'agentEvent', 'agentSessionList', 'bankCheck', 'capacity', 'catalogueLog'],
  ...['category', 'categoryTree', 'collection', 'companyAbn', 'companyFigures', 'floristWeek'],
  ...['countedOrder', 'dayLimit', 'discount', 'discountList', 'discountLookup', 'discountPast'],
  ...['discountUse', 'doneDay', 'dueCampaign', 'dueNotice', 'hold', 'holdDue', 'ledgerLine', 'ledgerMonth'],
  ...['marketDoneDay', 'marketFigures', 'marketShares', 'notice', 'openCase', 'openDispute'],
  ...['openSettlement', 'orderDue', 'orderOpened', 'pageViews', 'payment', 'paymentAccount'],
  ...['paymentEvent', 'peopleWeek', 'product', 'productType', 'pushAudienceCount', 'refundAsked'],
  ...['reminderDay', 'reviewCount', 'reviewLookup', 'reviewWeek', 'settlement', 'sku', 'sold', 'soldSince'],
  ...['stateWeek', 'storeLookup'],
];

const declaredRows = [...Object.keys(personalData), ...named, ...ofNobody];

describe('personal data', () => {
  it('declares every kind of row once', () => {
    expect(declaredRows.toSorted()).toEqual(entities.map(({ name }) => name).toSorted());
  });

  it('names only fields that the row has, and expires only rows with a time to live', () => {
    for (const [name, { fields, end }] of Object.entries(personalData)) {
      if (end === 'expires') expect(sourceOf(name), name).toMatch(/\bttl\b/);
      // Their schemas are declared apart.
      if (name.endsWith('Consent') || ['order', 'cart', 'message'].includes(name)) continue;
      for (const field of Object.keys(fields)) expect(sourceOf(name), `${name}.${field}`).toContain(field);
    }
  });

  it('lists all of it in the privacy policy of a new stage', () => {
    const text = documents.find(({ name }) => name === 'privacy')?.text ?? '';
    for (const { title, until } of listKept()) {
      expect(text).toContain(`<strong>${title}</strong>`);
      expect(text).toContain(until);
    }
    expect(text).not.toContain('{what we keep}');
  });
});
