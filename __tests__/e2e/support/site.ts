/**
 * The project whose built hosts are visited: the one over the fixtures' content, and for the tests in `__tests__/built` the
 * project itself (`playwright.built.config.ts`).
 */
import path from 'node:path';
import type { PublicHost } from '../../../src/site/languages/locales';
import { fixtureSite } from '../../../workshop/paths';

/** The root of that project. */
export const siteRoot = process.env.TESTED_SITE ?? fixtureSite;

/** The built folder of a host. */
export const builtHost = (host: PublicHost): string => path.join(siteRoot, 'dist', host);
