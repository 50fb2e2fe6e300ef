import path from 'node:path';
import { classNames } from '../../../src/gatsby/bundles/class-names';

const file = (name: string) => ({ resourcePath: path.resolve('src/components', name) });

test('a class has a name of four characters that needs no escaping, the same in every stage', () => {
  const [one, other] = [classNames(), classNames()];
  for (let place = 0; place < 1_000; place += 1) {
    const name = one(file('header.module.css'), '', `class-${place}`);
    expect(name).toMatch(/^[a-z][\w-]{3}$/i);
    expect(other(file('header.module.css'), '', `class-${place}`)).toBe(name);
  }
});

test('a name follows from the file and the class', () => {
  const name = classNames();
  const names = [
    name(file('header.module.css'), '', 'link'),
    name(file('footer.module.css'), '', 'link'),
    name(file('header.module.css'), '', 'links'),
  ];
  expect(new Set(names).size).toBe(3);
});

test('two classes with the same name are told of', () => {
  const name = classNames();
  const all = () => {
    for (let place = 0; place < 1_000_000; place += 1) name(file('header.module.css'), '', `class-${place}`);
  };
  expect(all).toThrow(/header\.module\.css \.class-\d+ and .+ get the same name "[\w-]{4}": rename one of the classes/);
});
