import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';

interface ConflictNoteProps {
  /** Such as 'this category'. */
  what: string;
  /** Line by line. */
  theirs: readonly string[];
  /** Whether the lines describe changes rather than the current state. */
  areChanges?: boolean;
  onTakeTheirs: () => void;
}

/** Shows both versions; the form keeps the user's own. */
export const ConflictNote = ({ what, theirs, areChanges = false, onTakeTheirs }: ConflictNoteProps) => (
  <Callout role="alert" $tone="warning">
    <div>
      <b>Somebody saved {what} while you changed it.</b>
      {theirs.length > 0 && (
        <>
          <p>{areChanges ? 'They changed:' : 'It is now:'}</p>
          <ul>
            {theirs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p>What you changed is still in the form below: save again to put it over theirs.</p>
      <Button onClick={onTakeTheirs}>Take theirs</Button>
    </div>
  </Callout>
);
