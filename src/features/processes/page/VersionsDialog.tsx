import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { displayName } from '../../people/people.rules.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { PublishedProcess } from '../processes.table.ts'
import { FIRST_VERSION, publishedOn, VERSIONS } from '../processes.text.ts'
import { versionsOfProcess } from '../publishing/versions.queries.ts'
import { StepList } from './StepList.tsx'

type VersionsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  published: PublishedProcess
}

/** What a process said in each version that was published. */
export default function VersionsDialog({ published, ...dialog }: VersionsDialogProps) {
  const { id: processId, teamId, audience } = published
  const versions = useLive(versionsOfProcess, { processId, teamId, audience })
  const today = useToday()
  const [chosen, choose] = useState(String(published.version))
  const shown = versions?.find(({ version }) => String(version) === chosen) ?? versions?.[0]
  return (
    <Dialog {...dialog} title={VERSIONS} description={published.name} size="lg" asksBeforeClosing={false}>
      {!versions && <SkeletonRows />}
      {versions && shown && (
        <>
          <Select
            label={VERSIONS}
            name="version"
            hideLabel
            value={String(shown.version)}
            onChange={choose}
            options={versions.map(({ version, publishedAt, by, changeNote }) => ({
              value: String(version),
              label: publishedOn(version, dayLabel(dayOf(publishedAt), today), displayName(by)),
              detail: changeNote || FIRST_VERSION,
            }))}
          />
          <p className="mt-3 font-semibold break-words">{shown.name}</p>
          {shown.summary && <p className="break-words whitespace-pre-wrap text-soft">{shown.summary}</p>}
          <StepList steps={shown.steps} />
        </>
      )}
    </Dialog>
  )
}
