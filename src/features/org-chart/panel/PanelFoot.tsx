import { CircleDot } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { canWriteWork } from '../../work/work.access.ts'
import type { Branch } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { ADD_SEAT_BELOW, MAKE_ISSUE, MAY_NOT_EDIT, MOVE_UNDER } from '../seats/seat.text.ts'
import { SeatMenu } from './SeatMenu.tsx'

/** What is done most often with the open seat; on a phone, the menu of the rest. */
export function PanelFoot({ branch }: { branch: Branch }) {
  const { ask, mayEdit, maySayRoles, mayPutBeneath, chart } = useChart()
  const mayWrite = canWriteWork(useActor())
  const isNarrow = useIsNarrow()
  const { seat } = branch
  const isReader = chart.kind === 'live' && !maySayRoles(seat)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isReader && <p className="text-[0.8125rem] text-soft">{MAY_NOT_EDIT}</p>}
      {mayPutBeneath(seat) && (
        <Button size="sm" onClick={() => ask('add', branch)}>
          {ADD_SEAT_BELOW}
          <Kbd keys="N" />
        </Button>
      )}
      {mayEdit(seat) && (
        <Button size="sm" onClick={() => ask('move', branch)}>
          {MOVE_UNDER}
          <Kbd keys="M" />
        </Button>
      )}
      {isReader && mayWrite && (
        <Button
          size="sm"
          variant="ghost"
          icon={<CircleDot aria-hidden />}
          onClick={() => ask('issue', branch)}
        >
          {MAKE_ISSUE}
        </Button>
      )}
      {isNarrow && (
        <span className="ml-auto">
          <SeatMenu branch={branch} />
        </span>
      )}
    </div>
  )
}
