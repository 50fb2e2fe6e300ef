/** Written by every build of a host, and not part of the repository. */
declare module '*/builds/edge.json' {
  const data: import('../src/site/redirects/edge-data').EdgeData;
  export default data;
}
