import { useEffect, useRef } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { useOpenMetric } from './open-metric.ts'
import { teamOfMetric } from './panel.queries.ts'

type TeamOfOpenMetricProps = { teamId: string | undefined; onChoose: (teamId: string) => void }

/** Chooses the team of the metric that the address names, when it comes from elsewhere; and closes the panel when another team is chosen. */
export function TeamOfOpenMetric(props: TeamOfOpenMetricProps) {
  const { metricId, show } = useOpenMetric()
  return metricId === null ? null : (
    <TeamOf key={metricId} {...props} metricId={metricId} onClose={() => show(null)} />
  )
}

type TeamOfProps = TeamOfOpenMetricProps & { metricId: string; onClose: () => void }

function TeamOf({ metricId, teamId, onChoose, onClose }: TeamOfProps) {
  const found = useLive(teamOfMetric, { metricId })
  const isChosen = useRef(false)
  useEffect(() => {
    if (!found) return
    if (found === teamId) isChosen.current = true
    else if (isChosen.current) onClose()
    else onChoose(found)
  })
  return null
}
