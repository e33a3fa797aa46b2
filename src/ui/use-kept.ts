import { useState } from 'react'

/** A choice that outlives the screen while the browser's tab stays open; null before one was made. */
export function useKept(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => sessionStorage.getItem(key))
  return [
    value,
    (next) => {
      sessionStorage.setItem(key, next)
      setValue(next)
    },
  ]
}
