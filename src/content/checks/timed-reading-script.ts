/** A process that reads files, one per message: see timed-reading.ts. The first message has its orders. */
import { Worker } from 'node:worker_threads';
import { type ReadFile, readFile } from '../text-checks/text-facts';
import { isPicture, readPicture } from '../tree/file-kinds';
import { type WordCheck, wordCheck } from '../words/word-check';
import type { FileToRead, ReaderOrders } from './timed-reading';

/** Processor time at which the current file is late, in microseconds. */
const deadline = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** A second thread watches the deadline, since the reading thread is blocked. */
const watch = `
  const { deadline, lateSignal } = require('node:worker_threads').workerData;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > deadline[0]) process.kill(process.pid, lateSignal);
  }, 50);
`;

async function answer(
  { file, bytes, source }: FileToRead,
  checkWords: WordCheck | null,
  perFile: number,
): Promise<void> {
  deadline[0] = used() + perFile * 1000;
  const result: ReadFile = isPicture(file)
    ? { reading: { facts: null, findings: await readPicture(bytes) }, words: [], fixes: [] }
    : readFile(file, bytes, checkWords, source);
  deadline[0] = Infinity;
  process.send?.(result);
}

process.once('message', async ({ rules, perFile, lateSignal }: ReaderOrders) => {
  const checkWords = rules && (await wordCheck(rules));
  deadline[0] = Infinity;
  new Worker(watch, { eval: true, workerData: { deadline, lateSignal } });
  let reading = Promise.resolve();
  process.on('message', (file: FileToRead) => {
    reading = reading.then(() => answer(file, checkWords, perFile));
  });
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());
