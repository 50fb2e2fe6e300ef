/** A CSS module in tests: every class is named as it is written. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
