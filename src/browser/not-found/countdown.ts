/**
 * The countdown of an error screen (specification 2.7): from 5 seconds to 0, when the visitor is taken away from the screen.
 */
import type { Clock, Stop } from '../platform/clock';

/**
 * Counts down in seconds and reports each number after the first; 0 is the end.
 * @param seconds the number to start with
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
