import { makeStore } from './store.ts'

export type Theme = 'light' | 'dark' | 'system'

const key = 'theme'
const order: readonly Theme[] = ['light', 'dark', 'system']

/** index.html applies the same key before the first paint. */
function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const store = makeStore(storedTheme())

/** The chosen theme; 'system' while none was chosen. */
export const useTheme = store.use

/** Applies a theme and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  store.set(theme)
}

/** Light, dark, system, and light again. */
export function cycleTheme(): Theme {
  const theme = order[(order.indexOf(store.get()) + 1) % order.length] ?? 'system'
  setTheme(theme)
  return theme
}
