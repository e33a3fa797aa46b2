import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A link or row that leads to another page leaves with its own. The focus that it had then goes to the content, not to nowhere. */
export function useFocusInContent(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
        if (!fromLocation || !hrefChanged) return
        // What has just been shown may take the focus itself.
        setTimeout(
          () =>
            document.activeElement === document.body &&
            document.querySelector('main')?.focus({ preventScroll: true }),
        )
      }),
    [router],
  )
}
