import { logInfo } from '#platform/log.ts';

/** The metric AgentCalls counts these lines by protocol and operation (`cdk/src/operations/agentMetric.ts`). */
export const logCall = (protocol: 'ucp' | 'mcp' | 'acp', operation: string, status: number): void =>
  logInfo('agent call', { what: `${protocol} ${operation}`, status });
