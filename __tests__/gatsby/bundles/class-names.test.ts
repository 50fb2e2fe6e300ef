import path from 'node:path';
import { classNames } from '../../../src/gatsby/bundles/class-names';

const file = (name: string) => ({ resourcePath: path.resolve('src/components', name) });

test('a class has a short name that needs no escaping, by its file and its own name, in every stage', () => {
  const [one, other] = [classNames(), classNames()];
  const names = Array.from({ length: 100 }, (_, place) => one(file('header.module.css'), '', `class-${place}`));
  expect(names.filter((name) => !/^[a-z][\w-]{2}$/.test(name))).toEqual([]);
  expect(names).toEqual(names.map((_, place) => other(file('header.module.css'), '', `class-${place}`)));
  expect(one(file('footer.module.css'), '', 'class-1')).not.toBe(names[1]);
  const below = names.map((_, place) => one(file('header.below.module.css'), '', `class-${place}`));
  expect(below.filter((name) => !/^[A-Z][\w-]{2}$/.test(name))).toEqual([]);
});

test('two classes with the same name are told of', () => {
  const name = classNames();
  const all = () => {
    for (let place = 0; place < 200_000; place += 1) name(file('header.module.css'), '', `class-${place}`);
  };
  expect(all).toThrow(/header\.module\.css \.class-\d+ and .+ get the same name "[\w-]{3}": rename one of the classes/);
});
