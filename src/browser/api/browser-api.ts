/** The one API client of a page: all share it so that calls to the same endpoint abort one another. */
import { bareFetch } from '../platform/bare-fetch';
import { browserClock } from '../platform/clock';
import { logError } from '../platform/error-log';
import { createApiClient } from './api-client';

export const api = createApiClient({ fetch: bareFetch(window), clock: browserClock, logError });
