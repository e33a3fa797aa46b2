import { useEffect, useState } from 'react'
import { useIsOffline } from '../../../ui/use-network.ts'

/** In milliseconds. Whatever comes later moves the rest, which is better than no answer. */
const WAITS = 2_000

/** Whether to begin to show something: once it is whole, or as soon as nothing more is likely to come. From then on it stays. */
export function useOnceWhole(isWhole: boolean): boolean {
  const isOffline = useIsOffline()
  const [hasBegun, begin] = useState(false)
  if (!hasBegun && (isWhole || isOffline)) begin(true)
  useEffect(() => {
    const timer = setTimeout(begin, WAITS, true)
    return () => clearTimeout(timer)
  }, [])
  return hasBegun
}
