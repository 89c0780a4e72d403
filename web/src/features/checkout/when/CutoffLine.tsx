import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useNow } from '#components/hooks/useNow.ts';
import { Icon } from '#components/media/Icon.tsx';
import { describeCutoff, describeZoneDifference, readerZone } from './cutoffTime.ts';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  font-weight: 500;
  svg {
    flex: none;
  }
`;

const tickMs = 15_000;

interface CutoffLineProps {
  day: DeliveryDay;
  /** Reload the days. */
  onPassed: () => void;
}

/** Countdown to the cutoff of a day. */
export function CutoffLine({ day, onPassed }: CutoffLineProps) {
  const nowMs = useNow(tickMs);
  const leftMs = day.cutoff === null ? Number.POSITIVE_INFINITY : Date.parse(day.cutoff) - nowMs;
  const hasPassed = leftMs <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cut-off that passes
  useEffect(() => {
    if (hasPassed) onPassed();
  }, [hasPassed, day.cutoff]);
  const message = describeCutoff(day, nowMs);
  if (!message) return null;
  return (
    <Line>
      <Icon name="clock" size={20} /> {message}
    </Line>
  );
}

/** Only for a different time zone. */
export function ZoneLine({ timeZone }: { timeZone: string }) {
  const message = describeZoneDifference(timeZone, readerZone(), new Date(useNow(tickMs)));
  return message ? <p>{message}</p> : null;
}
