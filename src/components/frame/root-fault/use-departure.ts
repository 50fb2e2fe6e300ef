import { useEffect, useRef, useState } from 'react';
import { leaveFor } from '../../../browser/navigation/leave';
import { startCountdown } from '../../../browser/not-found/countdown';
import { browserClock, type Stop } from '../../../browser/platform/clock';
import { errorRedirectSeconds } from '../../../browser/platform/constants';

export interface Departure {
  /** Seconds; null when the visitor has stopped the countdown. */
  readonly left: number | null;
  readonly stop: () => void;
}

/** Counts down from 5 seconds, then navigates with a full load. */
export function useDeparture(address: string, leave: (address: string) => void = leaveFor): Departure {
  const [left, setLeft] = useState<number | null>(errorRedirectSeconds);
  const stop = useRef<Stop>(() => {});
  useEffect(() => {
    stop.current = startCountdown(browserClock, errorRedirectSeconds, (seconds) => {
      setLeft(seconds);
      if (seconds === 0) leave(address);
    });
    return () => stop.current();
  }, [address, leave]);
  return {
    left,
    stop: () => {
      stop.current();
      setLeft(null);
    },
  };
}
