import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { answerCheck } from './followed.mutations.ts'
import { FOLLOWED } from './followed.table.ts'
import { FOLLOWED_LABELS, THANKS_NOTED, wasFollowed } from './followed.text.ts'

/** Asks the owner of a process once a month whether it was followed. */
export function MonthlyQuestion({ processId, name }: { processId: string; name: string }) {
  const mutate = useMutate()
  return (
    <div className="grid gap-2 rounded-md bg-info-tint p-3 text-info-ink">
      <p className="font-medium break-words">{wasFollowed(name)}</p>
      <div className="flex flex-wrap gap-2">
        {FOLLOWED.map((followed) => (
          <Button
            key={followed}
            size="sm"
            onClick={() => {
              if (!mutate(answerCheck, { id: newId(), processId, followed, note: null }))
                toast.success(THANKS_NOTED, FOLLOWED_LABELS[followed])
            }}
          >
            {FOLLOWED_LABELS[followed]}
          </Button>
        ))}
      </div>
    </div>
  )
}
