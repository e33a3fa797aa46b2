import { RaiseButton } from '../../work/RaiseButton.tsx'
import { useRaising } from '../../work/raising-context.ts'
import { useProposals } from './use-proposals.ts'

/** Beside a metric's name: the mark of an issue made from it, and the button to make one, which stays after three misses. */
export function RowIssue({ metricId: id, teamId }: { metricId: string; teamId: string }) {
  const raising = useRaising()
  const isProposed = useProposals([id], teamId).length > 0
  if (!raising) return null
  return (
    <>
      <raising.Mark id={id} />
      <RaiseButton
        row={{ kind: 'metric', id, teamId, week: null }}
        stays={isProposed}
        tabIndex={-1}
        className={isProposed ? 'w-6' : 'absolute right-6 w-6 bg-page'}
      />
    </>
  )
}
