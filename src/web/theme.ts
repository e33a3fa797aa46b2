import { makeStore } from './store.ts'

export type Theme = 'light' | 'dark' | 'system'

const key = 'theme'
const order: readonly Theme[] = ['light', 'dark', 'system']

/** index.html applies the value of this key before the first paint. */
function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const store = makeStore(storedTheme())

/** The chosen theme; 'system' until one has been chosen. */
export const useTheme = store.use

/** Applies a theme and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  store.set(theme)
}

/** Switches from light to dark to system, and back to light. */
export function cycleTheme(): Theme {
  const theme = order[(order.indexOf(store.get()) + 1) % order.length] ?? 'system'
  setTheme(theme)
  return theme
}
