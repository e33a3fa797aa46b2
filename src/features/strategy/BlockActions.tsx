import { Eye, EyeOff, History } from 'lucide-react'
import { useMutate } from '../../sync/browser/react.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { historyOf } from '../revisions/revisions.text.ts'
import type { Block } from './plan-blocks.rules.ts'
import { usePlan } from './plan-context.ts'
import { keepBlockBack } from './strategy.mutations.ts'
import { isKeptBack } from './strategy.table.ts'
import { keepBack, showToAll } from './strategy.text.ts'

type BlockActionsProps = { block: Block; title: string; onHistory: (() => void) | undefined }

/** The history of a block and, on a plan for everybody, the eye that keeps it back for the team. */
export function BlockActions({ block, title, onHistory }: BlockActionsProps) {
  const { plan, mayEdit } = usePlan()
  const mutate = useMutate()
  const isHidden = plan !== undefined && isKeptBack(plan, block)
  return (
    <span className="flex max-md:-my-2 max-md:ml-auto md:absolute md:-top-3.5 md:right-0 md:z-10 md:bg-page md:opacity-0 md:group-focus-within/block:opacity-100 md:group-hover/block:opacity-100 print:hidden">
      {onHistory && (
        <IconButton
          label={historyOf(title)}
          shortcut="H"
          icon={<History aria-hidden />}
          className="size-control-small"
          onClick={onHistory}
        />
      )}
      {mayEdit && plan?.audience === 'company' && (
        <IconButton
          label={isHidden ? showToAll(title) : keepBack(title)}
          icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          className="size-control-small"
          onClick={() => mutate(keepBlockBack, { planId: plan.id, block, isHidden: !isHidden })}
        />
      )}
    </span>
  )
}
