import { Button } from '#components/actions/Button.tsx';
import type { DriveStop } from '#office/orders/run/runTypes.ts';
import { UndoStop } from './UndoStop.tsx';

interface AllStopsProps {
  stops: readonly DriveStop[];
  onChoose: (stop: DriveStop) => void;
}

export const AllStops = ({ stops, onChoose }: AllStopsProps) => (
  <section>
    <h1>Your stops</h1>
    <ol>
      {stops.map((stop, index) => (
        <li key={stop.orderId}>
          {stop.end ? (
            <UndoStop stop={stop} />
          ) : (
            <Button wide onClick={() => onChoose(stop)}>
              {index + 1}. {stop.name}, {[stop.street, stop.suburb].filter(Boolean).join(', ')}
            </Button>
          )}
        </li>
      ))}
    </ol>
    <p>
      {stops.filter(({ end }) => end && !end.failed).length} of {stops.length} delivered
    </p>
  </section>
);
