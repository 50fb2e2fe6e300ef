/**
 * A process that reads Markdown files, one message after another: see timed-reading.ts.
 */
import { siteFrom } from '../site/hosts.ts';
import { readText } from './text-facts';
import type { FileToRead } from './timed-reading';

const site = siteFrom(process.env);

process.on('message', ({ file, bytes }: FileToRead) => process.send?.(readText(file, bytes, site)));
process.once('disconnect', () => process.exit());
process.send?.('ready');
