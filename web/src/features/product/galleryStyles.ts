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
    aspect-ratio: 1/1.02;
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
