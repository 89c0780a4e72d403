import type { Plugin } from 'vite';

const routerChunk = /\/react-router\/dist\/[^?]*\.mjs$/;

/** What keeps parts of the router in the bundle that nobody uses, and what it is replaced by. */
const cuts: readonly (readonly [found: RegExp, instead: string])[] = [
  // The package always gives out its development build.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  // Names for the developer tools, set from outside, and calls and classes that might have an effect as they are made.
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [
    /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
    '$1/* @__PURE__ */ (() => { return $2; })();',
  ],
  // Prefetching by links works only under the router's own server framework.
  [/return shouldPrefetch && !isAbsolute \? .*: link;/, 'return link;'],
];

/** The storefront's router loads no data: what only the other kind of router runs, often at each link. */
const storefrontCuts: typeof cuts = [
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
  [/errorElement = match\.route\.errorElement \|\| defaultErrorElement;/, ''],
  [
    /return dataRouterState && \(match\.route\.ErrorBoundary [\s\S]*?\) : getChildren\(\);/,
    'return getChildren();',
  ],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([\s\S]*?\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/ref: mergeRefs\(forwardedRef, prefetchRef\)/, 'ref: forwardedRef'],
  [
    /let isTransitioning = routerState != null &&[\s\S]*?viewTransition === true;/,
    'const isTransitioning = false;',
  ],
  // What it would say to who builds with it.
  [
    /(\b(?:invariant|warning)\(\s*(?:[^()`"]|\([^()]*\))+?,\s*)(?:\/\/[^\n]*\n\s*)*(?:`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*")(?=\s*\))/g,
    '$1""',
  ],
];

/** Cuts the router down to what is used: some 7 KB brotli less. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform(code, id) {
      if (!routerChunk.test(id)) return null;
      const wanted = this.environment.name === 'backOffice' ? cuts : [...cuts, ...storefrontCuts];
      return {
        code: wanted.reduce((text, [found, instead]) => text.replace(found, instead), code),
        map: null,
      };
    },
  };
}
