/** Takes off the window and the document after each test what listens there: the services of a page never stop. */
export function forgetListeners(): void {
  const forget: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document] as readonly EventTarget[]) {
      const { addEventListener } = target;
      jest.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
        addEventListener.apply(target, listener);
        forget.push(() => target.removeEventListener(...listener));
      });
    }
  });
  afterEach(() => {
    for (const remove of forget.splice(0)) remove();
  });
}
