import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 56px 20px 40px;
  text-align: center;
  border-radius: 20px;
  background: var(--bk-bg-sunken);
  svg {
    color: var(--bk-text-danger);
  }
`;

interface ErrorStateProps {
  /** What could not be done, in a sentence. */
  title: string;
  /** The server's words, when it gave some. */
  detail?: string;
  /** Left out where it goes on by itself. */
  onRetry?: () => void;
}

/** An area that could not be loaded, with a way to try again. */
export const ErrorState = ({ title, detail, onRetry }: ErrorStateProps) => (
  <Box role="alert">
    <Icon name={onRetry ? 'alert' : 'offline'} size={32} />
    <p>
      <b>{title}</b>
    </p>
    {detail && <p>{detail}</p>}
    {onRetry && <Button onClick={onRetry}>Try again</Button>}
  </Box>
);
