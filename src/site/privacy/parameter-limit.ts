/** The longest parameter value that is kept, in characters: no code or name is longer. */
export const parameterLimit = 512;
