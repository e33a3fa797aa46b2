/** Calls back once the page has nothing else to do; Safari, which cannot tell, after a second. */
export const whenIdle =
  window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1_000))
