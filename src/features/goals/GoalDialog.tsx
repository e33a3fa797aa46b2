import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { later } from '../../ui/later.tsx'
import { goalRow } from './goals.queries.ts'
import type { Goal } from './goals.table.ts'
import { Milestones } from './milestones/Milestones.tsx'
import { Trail } from './trail/Trail.tsx'

const GoalDiscussion = later(() => import('./GoalDiscussion.tsx'))

type GoalDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal }

/** A goal with its milestones and what was said of it week by week. */
export default function GoalDialog({ goal: opened, ...dialog }: GoalDialogProps) {
  const row = useLive(goalRow, { goalId: opened.id })
  const goal = row?.goal ?? opened
  const [unsaved, setUnsaved] = useState(false)
  const mayEdit = row?.mayEdit === true && goal.closedAt === null
  return (
    <Dialog {...dialog} size="lg" title={goal.title} description={goal.description} changed={unsaved}>
      {/* Closing asks only about what is still in a form: ticks are saved at once. */}
      <div
        className="grid gap-5"
        onInput={(event) => {
          event.stopPropagation()
          if ((event.target as Element).closest('form')) setUnsaved(true)
        }}
      >
        <Milestones goal={goal} mayEdit={mayEdit} onSettled={() => setUnsaved(false)} />
        <Trail goalId={goal.id} />
        <GoalDiscussion goal={goal} />
      </div>
    </Dialog>
  )
}
