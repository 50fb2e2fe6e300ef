import { useEffect, useRef, useState } from 'react';
import { leaveFor } from '../../../browser/navigation/leave';
import { browserClock, type Clock, type Stop } from '../../../browser/platform/clock';
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

/**
 * The countdown of an error screen (specification 2.7).
 * @param tell called each second with the seconds left; 0 is the end
 */
export function startCountdown(clock: Clock, seconds: number, tell: (left: number) => void): Stop {
  let left = seconds;
  const stop = clock.every(1_000, () => {
    left -= 1;
    if (left === 0) stop();
    tell(left);
  });
  return stop;
}
