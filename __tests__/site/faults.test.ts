import type { Fault } from '../../src/content/faults';
import { byPlace, formatFaults } from '../../src/site/faults';

const fault = (file: string, line: number, more: Partial<Fault> = {}): Fault => ({
  file,
  line,
  rule: 'empty-alt',
  message: 'a message',
  ...more,
});

describe('printed faults', () => {
  it('stand by file and line, with an empty line between files', () => {
    const faults = [
      fault('content/b/en.md', 2),
      fault('content/a/en.md', 10),
      fault('content/a/en.md', 9, { field: 'tags[2]', rule: 'unknown-tag' }),
    ];
    expect(formatFaults(faults.sort(byPlace))).toMatchInlineSnapshot(`
"content/a/en.md:9  tags[2]: a message  [unknown-tag]
content/a/en.md:10  a message  [empty-alt]

content/b/en.md:2  a message  [empty-alt]"
`);
  });

  it('hold no control character of the file', () => {
    const printed = formatFaults([fault('content/a/en.md', 1, { message: '"\n\u001b[2J\u009b" is wrong' })]);
    expect(printed).toBe('content/a/en.md:1  "\\u000a\\u001b[2J\\u009b" is wrong  [empty-alt]');
  });
});
