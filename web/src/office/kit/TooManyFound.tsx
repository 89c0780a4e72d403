import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';

interface TooManyFoundProps {
  /** The API's advice how to find fewer. */
  text: string | undefined;
  onClear: () => void;
}

export const TooManyFound = ({ text = '', onClear }: TooManyFoundProps) => (
  <EmptyState title="That finds too many" text={text}>
    <Button onClick={onClear}>Clear the search</Button>
  </EmptyState>
);
