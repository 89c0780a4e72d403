import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';

interface ConflictNoteProps {
  /** Such as 'this category'. */
  what: string;
  /** Line by line. */
  theirs: readonly string[];
  /** Whether the lines are what was changed, instead of what it is now. */
  areChanges?: boolean;
  onTakeTheirs: () => void;
}

/** Both are shown and nothing is lost: the form keeps one's own. */
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
