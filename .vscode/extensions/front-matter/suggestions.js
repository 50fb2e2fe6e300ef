// What can be written at a place in front matter. The types and their documentation are in suggestions.d.ts.

/** A line of YAML: its indentation, with the hyphens of list items, and the field that it begins. */
function readLine(line) {
  const [, indent, field] = /^( *(?:- +)*)(\w+):/.exec(line) ?? [];
  return field === undefined ? null : { depth: indent.length, isItem: indent.includes('-'), field };
}

/** The fields around a line, outermost first, and those beside it in the same mapping. */
function surroundingsOf(lines, line, depth) {
  const around = [];
  const beside = [];
  let inside = depth;
  let isSameItem = !/^ *- /.test(lines[line]);
  for (let above = line - 1; above > 0; above -= 1) {
    const found = readLine(lines[above]);
    if (!found) continue;
    if (found.depth < inside) {
      around.unshift(found.field);
      inside = lines[above].search(/\S/);
    } else if (found.depth === depth && around.length === 0 && isSameItem) {
      beside.push(found.field);
      if (found.isItem) isSameItem = false;
    }
  }
  for (const below of lines.slice(line + 1)) {
    const found = readLine(below);
    if (/^---\s*$/.test(below) || (found && (found.depth < depth || (found.isItem && found.depth === depth)))) break;
    if (found?.depth === depth) beside.push(found.field);
  }
  return { around, beside };
}

/** The schema of what a field holds; for a list, of its items. */
function within(schema, field) {
  const inner = schema?.properties?.[field];
  return inner?.type === 'array' ? inner.items : inner;
}

const valuesOf = (schema) => (schema?.type === 'boolean' ? ['true', 'false'] : (schema?.enum ?? []));

exports.suggestionsAt = (schema, lines, line, column) => {
  const before = lines[line].slice(0, column);
  const from = column - /[\w-]*$/.exec(before)[0].length;
  const isFrontMatter =
    lines[0].trim() === '---' && line > 0 && !lines.slice(1, line + 1).some((text) => /^---\s*$/.test(text));
  if (!isFrontMatter) return { from, items: [] };

  const [, indent, rest] = /^( *(?:- +)*)(.*)$/.exec(before);
  const { around, beside } = surroundingsOf(lines, line, indent.length);
  const place = around.reduce(within, schema);
  const [, field] = /^(\w+):\s/.exec(rest) ?? [];
  const values = valuesOf(field === undefined ? place : within(place, field));
  if (field !== undefined || values.length > 0) {
    return { from, items: values.map((value) => ({ label: String(value), text: String(value), about: '' })) };
  }
  const names = Object.keys(place?.properties ?? {}).filter((name) => !beside.includes(name));
  return {
    from,
    items: names.map((name) => ({
      label: name,
      text: `${name}: `,
      about: [place.required?.includes(name) ? 'required' : 'optional', place.properties[name].description]
        .filter(Boolean)
        .join('; '),
    })),
  };
};
