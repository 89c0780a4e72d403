import styled from 'styled-components';

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-top: 36px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

export const SearchNote = styled.p`
  margin-bottom: 20px;
  padding: 12px 18px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-brandSoft);
`;

export const Grid = styled.ul`
  display: grid;
  min-width: 0;
  gap: 26px 14px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* They stay until others come, but answer another question. Their words can still be read. */
  &[aria-busy='true'] {
    color: var(--bk-text-secondary);
    img {
      opacity: 0.3;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 34px 22px;
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--bk-radius-xl);
  }
  &:nth-child(n + 13) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 380px;
  }
`;

export const Photo = styled.div`
  position: relative;
  aspect-ratio: 4/5;
  margin-bottom: 12px;
  overflow: hidden;
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-neutralSoft);
  img {
    transition: scale 0.5s cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  ${Card}:hover & img {
    scale: 1.04;
  }
  ${Card}[data-unsuited] & img {
    opacity: 0.45;
  }
  @media (prefers-reduced-motion: reduce) {
    ${Card}:hover & img {
      scale: none;
    }
  }
`;

export const Tag = styled.span<{ $today: boolean }>`
  position: absolute;
  left: 10px;
  top: 10px;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 7px 10px;
  border-radius: var(--bk-radius-pill);
  background: ${({ $today }) => ($today ? 'var(--bk-bg-highlight)' : 'color-mix(in srgb, var(--bk-white) 92%, transparent)')};
  color: var(--bk-ink);
  font: 600 0.75rem/1 var(--bk-text);
`;

/** Marks what the recipient's note says no to; the card stays as pressable as the others. */
export const Unsuited = styled.p`
  position: absolute;
  inset: auto 10px 10px;
  width: fit-content;
  padding: 7px 10px;
  border-radius: var(--bk-petal-s);
  background: var(--bk-paper-slip);
  color: var(--bk-ink-slip);
  font: 600 0.8125rem/1.25 var(--bk-text);
`;

export const Name = styled.h3`
  font: 600 1rem/1.25 var(--bk-text);
  letter-spacing: -0.005em;
  overflow-wrap: anywhere;
`;

export const Florist = styled.p`
  overflow: hidden;
  font-size: 0.8125rem;
  color: var(--bk-text-secondary);
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const Score = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  font-size: 0.8125rem;
  color: var(--bk-text-secondary);
  svg {
    color: var(--bk-wattle-600);
  }
  b {
    font-weight: 600;
    color: var(--bk-text-primary);
  }
`;

/** The link covers the card; its controls are above it. */
export const Buy = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  min-height: 54px;
  margin-top: auto;
  padding-top: 8px;
  pointer-events: none;
  > p > small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  a,
  button,
  [role='group'] {
    pointer-events: auto;
  }
`;

export const Left = styled.p`
  color: var(--bk-text-warning);
  font-size: 0.875rem;
  font-weight: 600;
`;
