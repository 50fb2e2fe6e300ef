import path from 'node:path';
import { classNames } from '../../../src/gatsby/bundles/class-names';

const file = (name: string) => ({ resourcePath: path.resolve('src/components', name) });

test('two classes with the same name are told of', () => {
  const name = classNames();
  const all = () => {
    for (let place = 0; place < 200_000; place += 1) name(file('header.module.css'), '', `class-${place}`);
  };
  expect(all).toThrow(/header\.module\.css \.class-\d+ and .+ get the same name "[\w-]{3}": rename one of the classes/);
});
