import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { MoveBar } from './MoveBar.tsx';
import type { useReorder } from './useReorder.ts';

type Order = Pick<ReturnType<typeof useReorder>, 'moving' | 'announcement'>;

/** Shows and announces the state of `useReorder`. */
export const ReorderBar = ({ order: { moving, announcement } }: { order: Order }) => (
  <>
    {moving && (
      <MoveBar
        label="Move in the list"
        text={moving.text}
        steps={[
          { label: 'Earlier', icon: 'down', turn: 180, onPress: () => moving.step(-1) },
          { label: 'Later', icon: 'down', onPress: () => moving.step(1) },
        ]}
        onPutDown={moving.putDown}
        onCancel={moving.cancel}
      />
    )}
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  </>
);
