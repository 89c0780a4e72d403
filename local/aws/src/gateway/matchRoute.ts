import type { GatewayRoute } from './routes.ts';

export interface RouteMatch {
  route: GatewayRoute;
  parameters: Record<string, string>;
}

/** HTTP API precedence: full match, static segment, specific method, `$default`. */
export function matchRoute(
  routes: readonly GatewayRoute[],
  method: string,
  path: string,
): RouteMatch | undefined {
  const segments = path.split('/').slice(1);
  let best: { match: RouteMatch; rank: string } | undefined;
  for (const route of routes) {
    if (route.method !== method && route.method !== 'ANY' && route.key !== '$default') continue;
    const parameters = route.key === '$default' ? {} : readParameters(route.segments, segments);
    if (!parameters) continue;
    const rank = rankRoute(route, method);
    if (!best || rank > best.rank) best = { match: { route, parameters }, rank };
  }
  return best?.match;
}

const isVariable = (segment: string) => segment.startsWith('{');
const isGreedy = (segment: string) => segment.endsWith('+}');

function readParameters(pattern: readonly string[], segments: string[]): Record<string, string> | undefined {
  const greedy = isGreedy(pattern.at(-1) ?? '');
  if (greedy ? segments.length < pattern.length : segments.length !== pattern.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const value = isGreedy(part) ? segments.slice(i).join('/') : (segments[i] ?? '');
    if (!isVariable(part) && part !== value) return undefined;
    if (isVariable(part) && value === '') return undefined;
    if (isVariable(part)) parameters[part.replaceAll(/[{}+]/g, '')] = decode(value);
  }
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign is kept.
    return text;
  }
}

/** One digit per segment (2 static, 1 variable, 0 greedy), then the method. */
function rankRoute(route: GatewayRoute, method: string): string {
  if (route.key === '$default') return '';
  const greedy = isGreedy(route.segments.at(-1) ?? '');
  const digits = route.segments.map((part) => (isGreedy(part) ? '0' : isVariable(part) ? '1' : '2')).join('');
  return `${greedy ? '1' : '2'}${digits}${route.method === method ? '2' : '1'}`;
}
