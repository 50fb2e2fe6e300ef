import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FaultPlan } from './faults';
import { ReceivedLog } from './received';
import { Statistics } from './statistics';

const defaultFile = '.local/reference-api/token';

/** @param file where the token is written; null keeps it in memory only */
export function createState(file: string | null = defaultFile) {
  const state = {
    received: new ReceivedLog(),
    statistics: new Statistics(),
    faults: new FaultPlan(),
    /** Required by control paths. */
    token: randomUUID(),
  };
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, state.token, { mode: 0o600 });
  }
  return state;
}

export type ReferenceState = Readonly<ReturnType<typeof createState>>;
