/** Written by every build of a host, and not part of the repository: its shape is `EdgeData`. */
declare module '*/builds/edge.json' {
  const data: unknown;
  export default data;
}
