import { readdir } from 'node:fs/promises';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { qrCode, writeConsultCode } from '../../src/outputs/consult-code';
import { consultCodePath } from '../../src/site/data/shell';
import { siteFrom } from '../../src/site/hosting/hosts';
import { testFolder } from '../support/test-folder';

const address = 'https://wechat.facet-zh.example';
const folder = testFolder();

test('a reader finds the address in the picture, on the white that the styles put behind it', async () => {
  const { data, info } = await sharp(Buffer.from(qrCode(address)))
    .resize(370)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ ...info, data })).toBe(address);
});

test('it has a border of four modules, and its modules have sharp edges', () => {
  expect(qrCode(address)).toMatch(
    /^<svg shape-rendering="crispEdges" viewBox="0 0 37 37" xmlns="[^"]+"><path d="M4 4h1v1/,
  );
});

test.each([
  [{ SITE_HOST: 'zh' }, 1],
  [{ SITE_HOST: 'global' }, 1],
  [{ SITE_HOST: 'preview' }, 1],
  [{ SITE_HOST: 'ru' }, 0],
  [{ SITE_HOST: 'global', SITE_LOCALES: 'en,de' }, 0],
])('%o has %d', async (environment, count) => {
  await writeConsultCode(siteFrom(environment), folder.at());
  expect(await readdir(folder.at(), { recursive: true })).toHaveLength(count && count + 1);
});

test('it lies where pages look for it, under a name that changes with the address', async () => {
  const site = siteFrom({ SITE_HOST: 'zh' });
  await writeConsultCode(site, folder.at());
  expect(consultCodePath(site.config)).toMatch(/^\/shell\/consult-[0-9a-f]{8}\.svg$/);
  expect(folder.read(consultCodePath(site.config))).toBe(qrCode(address));
  const other = { channels: { ...site.config.channels, wechat: 'https://elsewhere.example' } };
  expect(consultCodePath(other)).not.toBe(consultCodePath(site.config));
});
