import { useEffect, useRef, useState } from 'react';
import { leaveFor } from '../../../browser/navigation/leave';
import { startCountdown } from '../../../browser/not-found/countdown';
import { browserClock, type Stop } from '../../../browser/platform/clock';
import { errorRedirectSeconds } from '../../../browser/platform/constants';

/** A countdown after which the visitor is taken to another page. */
export interface Departure {
  /** Seconds left; null when the visitor has stopped it. */
  readonly left: number | null;
  readonly stop: () => void;
}

/**
 * Counts down from 5 seconds, then goes to an address by a full load.
 * @param leave how the page is left
 */
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
