import type { ReactNode } from 'react';
import styled from 'styled-components';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand';

const Pill = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 5px 10px;
  border-radius: var(--bk-radius-pill);
  font: 600 0.8125rem / 1.2 var(--bk-text);
  white-space: nowrap;
  ${({ $tone }) =>
    $tone === 'neutral'
      ? 'background: var(--bk-bg-neutralSoft); color: var(--bk-text-secondary);'
      : `background: var(--bk-bg-${$tone}Soft); color: var(--bk-text-${$tone});`}
`;

export const StatusPill = ({ tone = 'neutral', children }: { tone?: StatusTone; children: ReactNode }) => (
  <Pill $tone={tone}>{children}</Pill>
);
