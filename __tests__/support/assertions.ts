/** A test whose loop has nothing to go over asserts nothing, and would pass: it fails. */
beforeEach(() => expect.hasAssertions());
/** What a test before has done to the clock is over; `restoreMocks` does the same for what it has spied on. */
beforeEach(() => jest.useRealTimers());
