import styled from 'styled-components';

export const Frame = styled.div<{ $single: boolean }>`
  display: grid;
  gap: 12px;
  min-width: 0;
  @media (min-width: 1024px) {
    position: sticky;
    top: 96px;
    align-self: start;
    grid-template-columns: ${({ $single }) => ($single ? '1fr' : '84px 1fr')};
  }
`;

export const Main = styled.div`
  position: relative;
  order: -1;
  aspect-ratio: 4/5;
  overflow: hidden;
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-neutralSoft);
  touch-action: pan-y pinch-zoom;
  img {
    cursor: zoom-in;
  }
  @media (min-width: 1024px) {
    order: 0;
  }
  @media (max-width: 767px) {
    aspect-ratio: 4/4.7;
    margin-inline: -20px;
    border-radius: 0 0 var(--bk-radius-xl) var(--bk-radius-xl);
  }
`;

export const Zoom = styled.button`
  position: absolute;
  right: 16px;
  bottom: 16px;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border: 0;
  border-radius: 50%;
  background: color-mix(in srgb, var(--bk-white) 90%, transparent);
  color: var(--bk-ink);
  box-shadow: var(--bk-e1);
  &:hover {
    background: var(--bk-white);
  }
`;

export const Pictured = styled.p`
  position: absolute;
  bottom: 16px;
  left: 16px;
  padding: 6px 12px;
  border-radius: var(--bk-radius-pill);
  background: color-mix(in srgb, var(--bk-white) 90%, transparent);
  color: var(--bk-ink);
  font-size: 0.875rem;
  font-weight: 600;
`;

export const Thumbs = styled.ul`
  display: flex;
  gap: 10px;
  padding: 5px;
  margin: -5px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    flex-direction: column;
  }
  button {
    display: block;
    width: 72px;
    height: 90px;
    padding: 0;
    border: 0;
    overflow: hidden;
    border-radius: var(--bk-petal-s);
    &[aria-pressed='true'] {
      outline: 2.5px solid var(--bk-bg-brand);
      outline-offset: 2px;
    }
    &:focus-visible {
      outline: 3px solid var(--bk-focus-ring);
    }
    @media (min-width: 1024px) {
      width: 84px;
      height: 104px;
    }
  }
`;

export const Crumbs = styled.nav`
  padding: 14px 0 10px;
  font-size: 0.875rem;
  color: var(--bk-text-secondary);
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    min-height: 32px;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 0.95fr);
    gap: 56px;
  }
`;

export const Info = styled.div`
  display: grid;
  gap: 22px;
  align-content: start;
  h2 {
    font: 600 0.9375rem/1.3 var(--bk-text);
    margin-bottom: 4px;
  }
`;

export const Offer = styled.p`
  display: grid;
  gap: 6px;
  margin-top: 10px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

export const Name = styled.h1`
  font: 740 clamp(2rem, 1.5rem + 2vw, 3rem) / 1.02 var(--bk-display);
  letter-spacing: -0.014em;
  overflow-wrap: anywhere;
`;

export const Rated = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin-top: 10px;
  color: var(--bk-text-secondary);
  b {
    color: var(--bk-text-primary);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Parameters = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 28px;
  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  dt {
    color: var(--bk-text-secondary);
  }
  dd {
    font-weight: 500;
    text-align: right;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Description = styled.p`
  max-width: 36em;
  color: var(--bk-text-secondary);
  font-size: 1.0625rem;
  line-height: 1.55;
  white-space: pre-line;
  small {
    display: block;
    margin-top: 12px;
    font-size: 0.9375rem;
  }
`;
