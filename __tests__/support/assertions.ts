/** A test whose loop has nothing to go over asserts nothing, and would pass: it fails. */
beforeEach(() => expect.hasAssertions());
