/** Addresses that the agents’ protocols prescribe, and ours below `/api/agents`. */
export const agentPaths = [
  { path: '/.well-known/ucp', methods: ['GET'] },
  { path: '/.well-known/acp.json', methods: ['GET'] },
  { path: '/mcp', methods: ['ANY'] },
  { path: '/api/agents/{proxy+}', methods: ['ANY'] },
] as const;

/** Those that no other behaviour of the distribution covers. */
export const agentPatterns: readonly string[] = agentPaths
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/api/'));
