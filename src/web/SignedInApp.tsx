import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { askForRows } from './ask-for-rows.ts'
import { router } from './router.tsx'

/** Checks the session and loads the screen for the current address, so that the first paint already shows it. */
export async function prepareSignedInApp(): Promise<ReactNode> {
  const asked = askForRows()
  await router.load()
  void asked.then(loadLater)
  return <RouterProvider router={router} />
}

// new-version.ts sees to files that cannot be had.
const withoutFile = () => undefined

function loadLater(): void {
  import('./follow-focus.ts').then(({ followFocus }) => followFocus(router), withoutFile)
  import('./follow-routes.ts').then(({ followRoutes }) => followRoutes(router), withoutFile)
  import('./follow-pushes.ts').then(({ followPushes }) => followPushes(router), withoutFile)
  import('./warm-screens.ts').then(({ warmScreens }) => warmScreens(router), withoutFile)
}
