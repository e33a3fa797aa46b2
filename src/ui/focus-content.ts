/** The focus for somebody whose place has left the page: its content, where the page’s keys work. */
export const focusContent = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/** What had the focus may leave the page with what is just changing; what comes in its place may take the focus itself. */
export const focusContentIfLost = (): void =>
  void setTimeout(() => document.activeElement === document.body && focusContent())
