import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { canDelete, canTakeOut } from '../metrics.access.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { DeleteChoice } from './DeleteChoice.tsx'
import {
  deleteCount,
  EDIT_METRICS,
  EDIT_METRICS_EXPLAINED,
  OWNER_DELETES,
  SHARED,
} from './metric-teams.text.ts'
import { useDeleteMetrics } from './use-delete-metrics.ts'

type EditMetricsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; teamId: string }

/** Deletes several metrics of a team's scorecard at once. */
export default function EditMetricsDialog({ teamId, ...dialog }: EditMetricsDialogProps) {
  const metrics = useLive(metricsOfTeam, { teamId }) ?? []
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChoosing, setChoosing] = useState(false)
  const deleteFrom = useDeleteMetrics(teamId)
  const chosen = metrics.filter(({ id }) => ticked.has(id))
  const done = () => dialog.onOpenChange(false)

  function tick(id: string, isTicked: boolean): void {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }

  function remove(): void {
    if (chosen.some(({ isShared }) => isShared)) setChoosing(true)
    else if (deleteFrom(chosen, 'delete_from_all_teams')) done()
  }

  return (
    <Dialog
      {...dialog}
      title={isChoosing ? deleteCount(chosen.length) : EDIT_METRICS}
      description={isChoosing ? undefined : EDIT_METRICS_EXPLAINED}
      asksBeforeClosing={false}
    >
      {isChoosing ? (
        <DeleteChoice metrics={chosen} teamId={teamId} onDone={done} />
      ) : (
        <>
          <ul className="grid gap-1">
            {metrics.map((metric) => (
              <Tick key={metric.id} {...{ metric, teamId }} isTicked={ticked.has(metric.id)} onTick={tick} />
            ))}
          </ul>
          <DialogActions>
            <Button variant="danger" disabled={chosen.length === 0} onClick={remove}>
              {deleteCount(chosen.length)}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

type TickProps = {
  metric: Metric
  teamId: string
  isTicked: boolean
  onTick: (metricId: string, isTicked: boolean) => void
}

function Tick({ metric, teamId, isTicked, onTick }: TickProps) {
  const actor = useActor()
  const { id, name, isShared } = metric
  const mayDelete = canDelete(actor, metric) || (isShared && canTakeOut(actor, metric, teamId))
  return (
    <li>
      <Checkbox
        label={<span className="break-words">{name}</span>}
        description={mayDelete ? isShared && SHARED : OWNER_DELETES}
        disabled={!mayDelete}
        checked={isTicked}
        onChange={({ target }) => onTick(id, target.checked)}
      />
    </li>
  )
}
