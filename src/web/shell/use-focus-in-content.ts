import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusContentIfLost } from '../../ui/focus-content.ts'

/** A link or row that leads to another page leaves with its own. The focus that it had then goes to the content, not to nowhere. */
export function useFocusInContent(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe(
        'onRendered',
        ({ fromLocation, hrefChanged }) => fromLocation && hrefChanged && focusContentIfLost(),
      ),
    [router],
  )
}
