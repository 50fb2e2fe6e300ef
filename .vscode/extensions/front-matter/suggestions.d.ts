/** The parts of a JSON Schema that suggestions are made from. */
export interface FieldSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, FieldSchema | boolean>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: FieldSchema | boolean | readonly (FieldSchema | boolean)[] | undefined;
}

/** What can be written at a place: `from` is the column where it begins. */
export interface Suggestions {
  readonly from: number;
  readonly items: readonly { readonly label: string; readonly text: string; readonly about: string }[];
}

/**
 * What can be written at a place in the front matter of a page: fields that are not there yet, or the values of a field.
 * @param lines the lines of the file
 * @param line counted from 0
 * @param column counted from 0
 */
export function suggestionsAt(schema: FieldSchema, lines: readonly string[], line: number, column: number): Suggestions;
