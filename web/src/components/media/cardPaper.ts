import { css } from 'styled-components';

/** Up to 3 px deep, and the same on each card. */
const edge = Array.from({ length: 26 }, (_, index) => ({
  along: `${index * 4}%`,
  back: `${100 - index * 4}%`,
  depth: `${((index * 5) % 13) % 4}px`,
}));

const deckle = [
  ...edge.map(({ along, depth }) => `${along} ${depth}`),
  ...edge.map(({ along, depth }) => `calc(100% - ${depth}) ${along}`),
  ...edge.map(({ back, depth }) => `${back} calc(100% - ${depth})`),
  ...edge.map(({ back, depth }) => `${depth} ${back}`),
].join();

/** A torn sheet, light in both colour modes. Only its background is clipped, so that focus rings show. */
export const cardPaper = css`
  position: relative;
  isolation: isolate;
  color: var(--bk-ink);
  filter: drop-shadow(0 1px 1px var(--bk-paper-shade)) drop-shadow(0 4px 6px var(--bk-paper-shade));
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--bk-paper-card);
    clip-path: polygon(${deckle});
  }
`;
