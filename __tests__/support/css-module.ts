/** A CSS module in tests: every class is named as it is written, whether the module is imported by names or as a whole. */
module.exports = new Proxy(
  {},
  { get: (_target, name, classes) => name === '__esModule' || (name === 'default' ? classes : String(name)) },
);
