import { readLimits } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import { describe, expect, it } from 'vitest';

const read = (limits: object = {}) => readLimits(JSON.stringify(limits));

describe('limits of a stage', () => {
  it('hold for ten normal busy hours by default', () => {
    expect(read()).toMatchObject({
      expectedOrdersPerHour: 7200,
      sendsOverallPerMinute: 120,
      sendsPerGatewayPerHour: 360,
      lookupsPerGatewayPer10Minutes: 60,
      wrongAnswersPerGatewayPerHour: 20,
    });
  });

  it('grow with expected orders, except per home, range and account', () => {
    expect(read({ expectedOrdersPerHour: 72_000 })).toEqual({
      ...read(),
      expectedOrdersPerHour: 72_000,
      sendsOverallPerMinute: 1200,
      sendsPerGatewayPerHour: 3600,
      lookupsPerGatewayPer10Minutes: 600,
      wrongAnswersPerGatewayPerHour: 200,
    });
  });

  it('change one by one', () => {
    const set = { expectedOrdersPerHour: 72_000, sendsOverallPerMinute: 50, sendsPerGatewayPerHour: 70 };
    expect(read(set)).toMatchObject(set);
  });

  it('allow a gateway as much as a home or more', () => {
    expect(read({ expectedOrdersPerHour: 1, sendsPerAddressPerHour: 10_000 })).toMatchObject({
      sendsPerGatewayPerHour: 10_000,
      lookupsPerGatewayPer10Minutes: 30,
      wrongAnswersPerGatewayPerHour: 20,
    });
  });
});
