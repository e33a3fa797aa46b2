import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { myOnboarding } from '../onboarding.queries.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** The steps from an empty company to a working one, floating over the screens of those who set it up. */
export default function GetStarted() {
  const state = useLive(myOnboarding, {})
  // What is noted while the steps are on show, such as that they are done, ends the show in its own time.
  const [wasOpen, setWasOpen] = useState(false)
  if (state === 'open' && !wasOpen) setWasOpen(true)
  return wasOpen && state !== 'dismissed' && <OpenSteps />
}

function OpenSteps() {
  const done = useFirstSteps()
  return done && <FirstSteps done={done} />
}
