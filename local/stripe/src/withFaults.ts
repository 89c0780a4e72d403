import type { FaultInjector } from '@local/kit/faultInjector.ts';
import type { ServiceEmulator, ServiceResponse } from '@local/kit/serviceEmulator.ts';

export function withFaults(
  payments: ServiceEmulator,
  faults: Pick<FaultInjector<string>, 'match'>,
): ServiceEmulator {
  return {
    handle: async (request) => {
      const fault = await faults.match('payments');
      if (fault === 'throttle') return apiError(429, 'rate_limit_error', 'Too many requests');
      if (fault === 'error') return apiError(500, 'api_error', 'An internal failure was injected');
      return payments.handle(request);
    },
    reset: () => payments.reset(),
    close: () => payments.close(),
  };
}

function apiError(status: number, type: string, message: string): ServiceResponse {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: JSON.stringify({ error: { type, message } }) };
}
