import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Callout } from './Callout.ts';

const Message = styled.p`
  flex: 1;
  min-width: 0;
`;

const Line = styled(Callout)`
  flex-wrap: wrap;
  align-items: center;
`;

interface FailedPartProps {
  /** 'We could not load the delivery periods.' */
  title: string;
  onRetry: () => void;
}

/** A part of a page that did not load, in the height of a line; `ErrorState` is for a whole page or list. */
export const FailedPart = ({ title, onRetry }: FailedPartProps) => (
  <Line role="alert" $tone="warning">
    <Icon name="alert" size={20} />
    <Message>{title}</Message>
    <Button onClick={onRetry}>Try again</Button>
  </Line>
);
