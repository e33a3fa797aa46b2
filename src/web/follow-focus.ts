import { focusContentIfLost } from '../ui/focus-content.ts'
import type { router as Router } from './router.tsx'

/** A link or row that leads to another page leaves with its own. The focus that it had then goes to the content, not to nowhere. */
export function followFocus(router: typeof Router): void {
  router.subscribe(
    'onRendered',
    ({ fromLocation, hrefChanged }) => fromLocation && hrefChanged && focusContentIfLost(),
  )
}
