/**
 * What a reference API remembers.
 */
import { FaultPlan } from './faults';
import { ReceivedLog } from './received';
import { Statistics } from './statistics';

/** The state: the requests received, the events counted, and the faults that are set. */
export interface ReferenceState {
  readonly received: ReceivedLog;
  readonly statistics: Statistics;
  readonly faults: FaultPlan;
}

/** Where `npm start` keeps what it receives. */
const defaultFile = '.local/reference-api/received.jsonl';

/** A new state. @param file where received requests are written, one line of JSON each; null keeps them in memory only */
export const createState = (file: string | null = defaultFile): ReferenceState => ({
  received: new ReceivedLog(file),
  statistics: new Statistics(),
  faults: new FaultPlan(),
});
