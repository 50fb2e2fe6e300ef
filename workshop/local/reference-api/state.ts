import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FaultPlan } from './faults';
import { ReceivedLog } from './received';
import { Statistics } from './statistics';

const defaultFile = '.local/reference-api/received.jsonl';

/**
 * @param file received requests, one line of JSON each, with the token in `token` beside it; null keeps both in memory only
 */
export function createState(file: string | null = defaultFile) {
  const state = {
    received: new ReceivedLog(file),
    statistics: new Statistics(),
    faults: new FaultPlan(),
    /** Required by control paths. */
    token: randomUUID(),
  };
  if (file) writeFileSync(path.join(path.dirname(file), 'token'), state.token, { mode: 0o600 });
  return state;
}

export type ReferenceState = Readonly<ReturnType<typeof createState>>;
