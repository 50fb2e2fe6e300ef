import path from 'node:path';
import { classNames, styleFiles } from '../../../src/gatsby/bundles/class-names';

const { resolve } = path;

test('each class of each file has a short name of its own that needs no escaping, the same in every stage', () => {
  const files = styleFiles();
  const classes = ['header', 'toggle', 'nav'];
  const resourcePath = resolve('src/components/frame/header/header.module.css');
  const [one, other] = [classNames(), classNames(files)];
  const names = classes.map((name) => one({ resourcePath }, '', name));
  expect(names.filter((name) => !/^[a-z]\w{2}$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(1);
  expect(new Set(names).size).toBe(classes.length);
  expect(names).toEqual(classes.map((name) => other({ resourcePath }, '', name)));
});

test('what is below the first screen begins with a capital letter, animations too', () => {
  const resourcePath = resolve('src/components/frame/phone-banner/phone-banner.below.module.css');
  for (const name of ['banner', 'appear']) expect(classNames()({ resourcePath }, '', name)).toMatch(/^[A-Z]\w{2}$/);
});

test('a file outside the folders of styles is refused', () => {
  expect(() => classNames([])({ resourcePath: resolve('src/components/grid/grid.module.css') }, '', 'grid')).toThrow(
    'src/components/grid/grid.module.css .grid is not among the names of style files',
  );
});
