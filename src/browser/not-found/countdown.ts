import type { Clock, Stop } from '../platform/clock';

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
