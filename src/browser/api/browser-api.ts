/**
 * The one API client of a page: services and components share it, so that calls to one endpoint cancel one another.
 */

import { bareFetch } from '../platform/bare-fetch';
import { browserClock } from '../platform/clock';
import { logError } from '../platform/error-log';
import { createApiClient } from './api-client';

/** The client. */
export const api = createApiClient({
  fetch: bareFetch(window),
  clock: browserClock,
  logError,
});
