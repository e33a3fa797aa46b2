import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { toast } from '../../../ui/toast.ts'
import { changesSince } from '../processes.rules.ts'
import type { PublishedProcess } from '../processes.table.ts'
import { versionsOfProcess } from '../publishing/versions.queries.ts'
import { confirmReading } from './readings.mutations.ts'
import { myReading } from './readings.queries.ts'
import { isConfirmed } from './readings.rules.ts'
import { CONFIRMED } from './readings.text.ts'

/** The reader's own reading of a process that is on the screen, and what has changed since they last read it. */
export function useReading(published: PublishedProcess) {
  const { id: processId, teamId, audience, version, name } = published
  const mutate = useMutate()
  const reading = useLive(myReading, { processId }) ?? null
  const [opened] = useState(published)
  const asks = reading !== null && !isConfirmed(reading, published)
  const cameOut = asks && opened.version < published.confirmFrom
  const since = cameOut ? opened.version : asks ? reading.confirmedVersion : null
  const versions = useLive(versionsOfProcess, { processId, teamId, audience })
  const before = since === opened.version ? opened : versions?.find((one) => one.version === since)
  return {
    reading,
    asks,
    /** A newer version came while this one was on the screen. */
    cameOut,
    since,
    changes: asks && before && before.version !== version ? changesSince(before, published) : null,
    confirm() {
      if (!mutate(confirmReading, { processId, version })) toast.success(CONFIRMED, name)
    },
  }
}
