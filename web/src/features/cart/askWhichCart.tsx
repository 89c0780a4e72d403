import { createRoot } from 'react-dom/client';
import { OtherFloristDialog } from './OtherFloristDialog.tsx';

interface Florists {
  /** The person's own cart is from this one, … */
  present: string;
  /** … and what was chosen before signing in from that one. */
  next: string;
}

/** Asks with which florist to go on, on whatever page the person is. True: with the next one. */
export function askWhichCart({ present, next }: Florists): Promise<boolean> {
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
      <OtherFloristDialog
        present={present}
        next={next}
        onKeep={() => settle(false)}
        onStartNew={() => settle(true)}
      />,
    );
  });
}
