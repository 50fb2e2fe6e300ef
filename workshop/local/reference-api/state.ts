/**
 * What a reference API remembers.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FaultPlan } from './faults';
import { ReceivedLog } from './received';
import { Statistics } from './statistics';

/** The state: the requests received, the events counted, and the faults that are set. */
export interface ReferenceState {
  readonly received: ReceivedLog;
  readonly statistics: Statistics;
  readonly faults: FaultPlan;
  /** What a request to a control path must know. */
  readonly token: string;
}

/** Where `npm start` keeps what it receives. */
const defaultFile = '.local/reference-api/received.jsonl';

/**
 * A new state.
 * @param file where received requests are written, one line of JSON each, with the token in `token` beside it; null keeps both in
 *   memory only
 */
export function createState(file: string | null = defaultFile): ReferenceState {
  const state = {
    received: new ReceivedLog(file),
    statistics: new Statistics(),
    faults: new FaultPlan(),
    token: randomUUID(),
  };
  if (file) writeFileSync(path.join(path.dirname(file), 'token'), state.token, { mode: 0o600 });
  return state;
}
