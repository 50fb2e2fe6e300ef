/**
 * `npm run draw:scenes [name…]`: draws all pictures of the application into the folders of the articles that show them, or
 * those whose path contains a name. A scene is HTML with the site's tokens; Chromium renders it as wide as the widest width
 * (specification 9), sharp turns that into a small PNG. Pictures are committed: a build needs no Chromium.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { imageWidths } from '../../src/site/pages/images';
import { chromiumArgs, findChromium } from '../build/browsers';
import { root } from '../paths';
import { pictures } from './pictures';

/** Bytes: pictures are in the repository. */
const maxBytes = 150_000;

/** Prints the pictures' sizes in bytes. */
async function drawScenes(wanted: readonly string[]): Promise<void> {
  const styles = await Promise.all(
    ['src/components/styles/tokens.css', 'workshop/scenes/scenes.css'].map((file) =>
      readFile(path.join(root, file), 'utf8'),
    ),
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    for (const [file, { html, width, height }] of Object.entries(pictures)) {
      if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: imageWidths.xxl / width,
        colorScheme: 'light',
      });
      await page.setContent(`<!doctype html><html lang="en"><style>${styles.join('')}</style>${html}</html>`);
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, quality: 95, effort: 10, dither: 0.6 })
        .toBuffer();
      await page.close();
      if (picture.length > maxBytes)
        throw new Error(`${file} has ${picture.length} bytes; at most ${maxBytes} are allowed`);
      await writeFile(path.join(root, 'content', file), picture);
      console.log(`${String(picture.length).padStart(7)} ${file}`);
    }
  } finally {
    await browser.close();
  }
}

drawScenes(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
