import { useEffect, useEffectEvent, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast, toastUndo } from '../../ui/toast.ts'
import { usePlan } from './plan-context.ts'
import { importPlan } from './plan-file.mutations.ts'
import { planIn, type PlannedImport } from './plan-file.rules.ts'
import {
  FILE_NOT_A_PLAN,
  importRows,
  PLAN_IMPORTED,
  ROW_PROBLEMS,
  rowProblem,
  rowsToAdd,
  rowsToSkip,
} from './plan-file.text.ts'
import { IMPORT_JSON } from './strategy.text.ts'
import { replacePlanContent } from './versions/replace-plan.mutations.ts'

/** Fills the open plan, which is empty, from a file: says first what would be written, and takes all of it back at once. */
export default function ImportedPlan({ file, onDone }: { file: File; onDone: () => void }) {
  const { plan, planId, team, texts, items } = usePlan()
  const mutate = useMutate()
  const [planned, setPlanned] = useState<PlannedImport | null>(null)
  const place = { teamId: team.id, planId: plan?.id ?? planId }
  const count = planned ? planned.content.texts.length + planned.content.items.length : 0

  const look = useEffectEvent((text: string) => {
    const found = planIn(text, team.isLeadership)
    if (found && items.length === 0 && texts.every((one) => one.text === '')) return setPlanned(found)
    // A plan that says something takes none, and the mutation says why.
    if (found) mutate(importPlan, { ...place, ...found.content })
    else toast.error(IMPORT_JSON, FILE_NOT_A_PLAN)
    onDone()
  })

  useEffect(() => {
    void file.text().then(look)
  }, [file])

  function write() {
    if (!planned || mutate(importPlan, { ...place, ...planned.content })) return
    toastUndo(PLAN_IMPORTED, undefined, () =>
      mutate(replacePlanContent, { planId: place.planId, texts: [], items: [] }),
    )
  }

  return (
    <ConfirmDialog
      open={planned !== null}
      onOpenChange={onDone}
      title={IMPORT_JSON}
      detail={planned && <DryRun {...planned} count={count} />}
      confirmLabel={importRows(count)}
      onConfirm={write}
    />
  )
}

/** Nothing is written yet: what would be, and what is left out. */
const DryRun = ({ problems, count }: PlannedImport & { count: number }) => (
  <span className="block max-h-60 overflow-y-auto">
    {rowsToAdd(count)} {problems.length > 0 && rowsToSkip(problems.length)}
    {problems.map(({ row, problem }) => (
      <span key={row} className="block">
        {rowProblem(row, ROW_PROBLEMS[problem])}
      </span>
    ))}
  </span>
)
