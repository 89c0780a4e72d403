import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 56px 20px 40px;
  text-align: center;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-sunken);
  svg {
    color: var(--bk-text-danger);
  }
`;

interface ErrorStateProps {
  title: string;
  detail?: string | undefined;
  /** Omitted where the page retries on its own. */
  onRetry?: () => void;
  icon?: 'alert' | 'offline';
}

export const ErrorState = ({
  title,
  detail,
  onRetry,
  icon = onRetry ? 'alert' : 'offline',
}: ErrorStateProps) => (
  <Box role="alert">
    <Icon name={icon} size={32} />
    <p>
      <b>{title}</b>
    </p>
    {detail && <p>{detail}</p>}
    {onRetry && <Button onClick={onRetry}>Try again</Button>}
  </Box>
);
