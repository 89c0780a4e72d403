import { createRoot } from 'react-dom/client';
import { Button } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';

interface OtherFloristDialogProps {
  current: string;
  next: string;
  /** How many of the next florist's are dropped with `onKeep`; undefined when they were never in a cart. */
  dropped?: number;
  onKeep: () => void;
  onStartNew: () => void;
}

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

export const OtherFloristDialog = ({
  current,
  next,
  dropped,
  onKeep,
  onStartNew,
}: OtherFloristDialogProps) => (
  <Dialog open size="md" title={`Start a new cart with ${next}?`} onClose={onKeep}>
    <p>
      Your cart from <b>{current}</b> will be emptied. Each order goes to one florist, who makes and brings it
      whole.
    </p>
    {dropped !== undefined && (
      <p>
        With <b>Keep {current}</b>, the {things(dropped)} from {next} will be dropped. You can take that back.
      </p>
    )}
    <Row $gap={2.5} $above={5}>
      <Button kind="brand" onClick={onStartNew}>
        Start a new cart with {next}
      </Button>
      <Button onClick={onKeep}>Keep {current}</Button>
    </Row>
  </Dialog>
);

/** True: empty the cart for the next florist. */
export function confirmNewCart(
  florists: Pick<OtherFloristDialogProps, 'current' | 'next' | 'dropped'>,
): Promise<boolean> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  return new Promise((resolve) => {
    const settle = (startsNew: boolean) => {
      root.unmount();
      host.remove();
      resolve(startsNew);
    };
    root.render(
      <OtherFloristDialog {...florists} onKeep={() => settle(false)} onStartNew={() => settle(true)} />,
    );
  });
}
