import { Network } from 'lucide-react'
import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusContent } from '../../../ui/focus-content.ts'
import { later } from '../../../ui/later.tsx'
import { startChart } from '../charts/charts.mutations.ts'
import {
  DIRECTOR_STARTS,
  FIRST_SEAT,
  NO_SEATS,
  NO_SEATS_EXPLAINED,
  ORG_CHART,
  START_EMPTY,
  START_WITH_FIVE,
  STARTERS,
} from '../chart.text.ts'
import { IMPORT } from '../files/files.text.ts'
import type { OrgChart } from '../org-chart.table.ts'

const ImportChartDialog = later(() => import('../files/ImportChartDialog.tsx'))

type StartChartProps = {
  mayStart: boolean
  /** The live chart, if there is one that has lost all its seats. */
  chart: OrgChart | null
}

/** What stands in the place of a chart until a director starts it, from nothing or from a file. */
export function StartChart({ mayStart, chart }: StartChartProps) {
  const mutate = useMutate()
  const [chartId] = useState(newId)
  const [importing, setImporting] = useState(false)
  function start(names: readonly string[]) {
    const seats = names.map((name) => ({ id: newId(), name }))
    if (!mutate(startChart, { id: chartId, name: ORG_CHART, seats })) focusContent()
  }
  if (!mayStart) return <EmptyState icon={<Network aria-hidden />} text={DIRECTOR_STARTS} />
  return (
    <div className="grid justify-items-center gap-1 px-4 py-16 text-center">
      <span aria-hidden className="mb-2 rounded-full bg-sunken p-3 text-soft">
        <Network className="size-6" />
      </span>
      <h2 className="text-base font-semibold">{NO_SEATS}</h2>
      <p className="max-w-sm text-balance text-soft">{NO_SEATS_EXPLAINED}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => start(STARTERS)}>
          {START_WITH_FIVE}
        </Button>
        <Button onClick={() => start([FIRST_SEAT])}>{START_EMPTY}</Button>
        <Button onClick={() => setImporting(true)}>{IMPORT}</Button>
      </div>
      {importing && (
        <ImportChartDialog
          open
          onOpenChange={setImporting}
          chart={chart ?? { id: chartId, name: ORG_CHART }}
          starts={chart === null}
        />
      )}
    </div>
  )
}
