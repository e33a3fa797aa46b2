import { useState } from 'react'

/** A choice that outlives the screen while the browser's tab stays open; null before one was made. `first` goes before it. */
export function useKept(key: string, first?: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => first ?? sessionStorage.getItem(key))
  return [
    value,
    (next) => {
      sessionStorage.setItem(key, next)
      setValue(next)
    },
  ]
}
