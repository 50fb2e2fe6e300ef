import { createConsent } from '../../src/browser/consent/consent';
import { consentKey } from '../../src/browser/consent/consent-key';
import { browserClock } from '../../src/browser/platform/clock';
import { trackerPauseLimitMs, trackerRetryLimitMs } from '../../src/browser/platform/constants';
import { cookiesOf } from '../../src/browser/platform/cookies';
import { readObject, safeStorage } from '../../src/browser/platform/safe-storage';
import { startReferral } from '../../src/browser/referral/referral';
import { eventPrefix, openQueue, writeEventRecord } from '../../src/browser/tracker/event-queue';
import { lossPrefix, openLosses } from '../../src/browser/tracker/losses';
import { openPause, pauseKey } from '../../src/browser/tracker/pause';
import { batchPrefix, openBatches } from '../../src/browser/tracker/sent-batches';
import { openPageStorage } from '../../src/browser/tracker/stored-records';
import { siteFrom } from '../../src/site/hosting/hosts';
import { enabledLocales } from '../../src/site/languages/locales';
import { detectLocale } from '../../src/site/redirects/detect-locale';
import { trackerEvent } from '../../workshop/local/reference-api/shapes';
import { fakeConsent } from '../support/fake-consent';
import { fc, fuzz, fuzzTimeoutMs } from '../support/fuzz';
import { webStorage } from '../support/web-storage';

jest.setTimeout(fuzzTimeoutMs);

const known = [
  'granted',
  'refused',
  '{"v":1}',
  '{"failures":"x"}',
  '{"v":1,"at":1,"wait":1e9,"failures":1,"asked":true}',
  '{"v":1,"at":1e300,"wait":60000,"failures":1e9,"asked":false}',
  '{"v":1,"at":1,"ended":false,"events":[],"losses":[]}',
  '{"__proto__":{"v":1},"ref":"x"}',
  '[1,2',
  '%E0%A4%A',
  '"',
];
/** Values of the right names and the wrong kinds, and of no kind at all. */
const names = 'v at wait failures asked ended events losses event ref source callback'.split(' ');
const record = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(0, 1, 2, -1, 1e308, true, 'x')),
);
const value = fc.oneof(
  { weight: 3, arbitrary: record.map((fields) => JSON.stringify(fields)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 2, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const site = siteFrom({});
const id = '1700000000000-tab';

/** An event of which one field is another value. */
const fields = 'op_type op_obj_value user_timestamp_ url title name addition'.split(' ');
const usual = {
  id,
  op_type: 'expose',
  op_obj_value: '/',
  user_timestamp_: 1,
  url: 'x',
  title: 'x',
  name: 'x',
} as const;
const bentEvent = fc
  .tuple(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 1 }))
  .map(([name, other]) => writeEventRecord({ ...usual, [name]: other }));

const expectThat = (holds: boolean, what: string): void => expect(holds ? '' : what).toBe('');

test('50,000 stored values through their readers: none throws, and none is taken for what it is not', () => {
  fc.assert(
    fc.property(value, fc.oneof(value, bentEvent), (text, event) => {
      const storage = webStorage();
      storage.setItem(consentKey, text);
      storage.setItem(pauseKey, text);
      storage.setItem(eventPrefix + id, event);
      storage.setItem(`${batchPrefix}x`, text);
      storage.setItem(`${lossPrefix}x`, text);
      const open = () => storage;
      const safe = safeStorage(open);

      const consent = createConsent({
        storage: safe,
        clock: browserClock,
        privacyControl: () => false,
        rule: () => null,
        logError: () => {},
      });
      expectThat(['granted', 'refused', 'undecided'].includes(consent.consent()), 'consent');
      expectThat(consent.consent() === 'undecided', 'an answer that was not given');

      const pause = openPause(safe, browserClock, () => 0);
      const longest = pause.isAsked() ? trackerPauseLimitMs : trackerRetryLimitMs;
      expectThat(pause.left() >= 0 && pause.left() <= longest, `a wait of ${pause.left()} ms`);
      pause.fail(text);
      expectThat(
        pause.left() > 0 && pause.left() <= trackerPauseLimitMs,
        `a wait of ${pause.left()} ms after a failure`,
      );

      const kept = openPageStorage(open);
      const losses = openLosses(kept, 'tab');
      const batches = openBatches(kept, 'tab', browserClock);
      for (const { ageMs, events } of batches.list()) {
        expectThat(ageMs >= 0 && events.every((name) => typeof name === 'string'), 'a batch');
      }
      expectThat(
        losses.list().every((loss) => loss.events > 0),
        'a loss',
      );
      const queue = openQueue({ storage: kept, tab: 'tab', losses, busy: batches.events });
      for (const found of queue.read(queue.ids())) {
        const judged = trackerEvent.safeParse(found);
        expectThat(judged.success, `an event that no server takes: ${judged.error?.message}`);
      }
    }),
    fuzz(50_000),
  );
});

test('50,000 cookies through their readers: none throws, and none is taken for what it is not', () => {
  fc.assert(
    fc.property(value, fc.boolean(), (text, isEncoded) => {
      const jar = {
        cookie: ['a=b', `facet_referral=${isEncoded ? encodeURIComponent(scalar(text)) : text}`, `locale=${text}`].join(
          '; ',
        ),
      };
      const cookies = cookiesOf(jar, true);
      const found = cookies.get('facet_referral');
      expectThat(found === null || typeof found === 'string', 'a cookie');
      const object = readObject(found);
      expectThat(object === null || typeof object === 'object', 'an object');
      expectThat(enabledLocales.includes(detectLocale(site, { cookies: jar.cookie, languages: [] })), 'a language');
      const referral = startReferral({
        landing: new URL('https://www.facet.example/'),
        shown: () => new URL('https://www.facet.example/'),
        referrer: '',
        storage: safeStorage(() => {
          throw new Error('forbidden');
        }),
        cookies: { ...cookies, set: () => {} },
        clock: browserClock,
        consent: fakeConsent('granted'),
        config: site.config,
        links: { setParameters: () => {} },
      });
      for (const kept of Object.values(referral.referral())) {
        expectThat(typeof kept === 'string' && kept.length > 0 && kept.length <= 512, 'a referral');
      }
    }),
    fuzz(50_000),
  );
});

/** Text without half characters, which cannot be encoded. */
const scalar = (text: string): string => text.replace(/\p{Surrogate}/gu, '');
