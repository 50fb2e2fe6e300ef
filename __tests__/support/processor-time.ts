/** Milliseconds of processor time that some work takes: unlike the time on the clock, a busy machine does not add to it. */
export function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
