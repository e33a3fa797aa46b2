/** Small texts that all tabs share and that are written at once. */
export interface Texts {
  keys(): string[]
  read(key: string): string | null
  /** Throws if there is no room. */
  write(key: string, text: string): void
  remove(key: string): void
}

/** Those of the real browser. */
export const localTexts: Texts = {
  keys: () => Object.keys(localStorage),
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
}
