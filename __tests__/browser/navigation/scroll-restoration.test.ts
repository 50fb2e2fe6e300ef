import { scrollPositionsKey } from '../../../src/browser/navigation/scroll-restoration';
import { fc } from '../../support/fuzz';
import { HistoryBrowser } from '../../support/history-browser';
import { memoryStorage } from '../../support/memory-storage';

const step = fc.oneof(
  fc.record({ do: fc.constant('scroll' as const), y: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ do: fc.constant('follow' as const), to: fc.constantFrom('/blog', '/pricing', '/faq') }),
  fc.record({ do: fc.constant('jump' as const), to: fc.constantFrom('#a', '#b') }),
  fc.record({ do: fc.constant('go' as const), steps: fc.constantFrom(-2, -1, 1, 2) }),
  fc.record({ do: fc.constant('reload' as const) }),
);

test('the place of a visitor: whatever was done before, Back, Forward and a reload return to the place in the entry (specification 2.6)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tab = new HistoryBrowser(memoryStorage(), '/blog');
      const places: number[] = [0];
      for (const action of steps) {
        if (action.do === 'scroll') tab.scroll(action.y);
        else if (action.do === 'follow') tab.follow(action.to);
        else if (action.do === 'jump') tab.jump(action.to);
        else {
          if (action.do === 'reload') tab.reload();
          else tab.go(action.steps);
          expect(tab.scrollY).toBe(places[tab.index]);
        }
        places[tab.index] = tab.scrollY;
      }
    }),
  );
});

test.each(['no JSON', '[]', 'null', '{"key 1":"900"}', '{"key 1":-1}'])(
  'places stored as %j they are none',
  (stored) => {
    const tab = new HistoryBrowser(memoryStorage({ [scrollPositionsKey]: stored }), '/blog');
    tab.follow('/pricing');
    tab.go(-1);
    expect(tab.scrollY).toBe(0);
  },
);

test('of the places fifty are kept, the last ones', () => {
  const storage = memoryStorage();
  const tab = new HistoryBrowser(storage, '/blog');
  for (let count = 0; count < 60; count += 1) tab.follow(count % 2 ? '/pricing' : '/faq');
  tab.reload();
  expect(Object.keys(JSON.parse(storage.held[scrollPositionsKey] ?? ''))).toHaveLength(50);
});
