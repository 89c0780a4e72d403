import styled from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';

const Paper = styled.figure`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 220px;
  padding: 28px 24px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-sunken);
  text-align: center;
  figcaption {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  blockquote {
    margin: 0;
    max-width: 100%;
    font: 500 1.25rem/1.4 var(--bk-display);
    white-space: pre-line;
    overflow-wrap: anywhere;
    &[data-empty] {
      color: var(--bk-text-tertiary);
    }
  }
`;

export const CardPreview = ({ message }: { message: string }) => (
  <Paper aria-label="The card">
    <Logo size={30} />
    {message.trim() === '' ? (
      <blockquote data-empty>No card: the flowers speak for themselves.</blockquote>
    ) : (
      <>
        <blockquote>{message}</blockquote>
        <figcaption>The card that comes with the flowers</figcaption>
      </>
    )}
  </Paper>
);
