import type { RouterHistory } from '@tanstack/react-router'
import { noteVisit } from '../ui/route-history.ts'

/** Remembers in this tab which pages it has shown, for the ways back from meetings and the like. */
export function followRoutes({ history }: { history: RouterHistory }): void {
  noteVisit(history.location.href, false)
  history.subscribe(({ location, action }) => noteVisit(location.href, action.type === 'REPLACE'))
}
