import {
  ArrowLeft,
  ArrowRight,
  CircleDot,
  Copy,
  Ellipsis,
  Network,
  Plus,
  SquareCheckBig,
  Trash2,
} from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { canWriteWork } from '../../work/work.access.ts'
import { type Branch, siblingsOf } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { useSeatActs } from '../screen/use-seat-acts.ts'
import {
  actionsFor,
  ADD_SEAT_BELOW,
  COPY_SEAT,
  EARLIER,
  LATER,
  MAKE_ISSUE,
  MAKE_TASK,
  MOVE_UNDER,
  REMOVE_SEAT,
} from '../seats/seat.text.ts'

/** Everything that can be done with a seat, what a drag or a key does among it. */
export function SeatMenu({ branch }: { branch: Branch }) {
  const { ask, mayEdit, mayPutBeneath, forest, isEarlier } = useChart()
  const { moveBeside, copy, remove } = useSeatActs()
  const mayWrite = canWriteWork(useActor()) && !isEarlier
  const { seat, parent } = branch
  const siblings = siblingsOf(forest, branch)
  const place = siblings.indexOf(branch)
  const work: MenuEntry[] = [
    { label: MAKE_ISSUE, icon: <CircleDot aria-hidden />, onSelect: () => ask('issue', branch) },
    { label: MAKE_TASK, icon: <SquareCheckBig aria-hidden />, onSelect: () => ask('task', branch) },
  ]
  const order: MenuEntry[] = [
    {
      label: MOVE_UNDER,
      icon: <Network aria-hidden />,
      shortcut: 'M',
      onSelect: () => ask('move', branch),
    },
    {
      label: EARLIER,
      icon: <ArrowLeft aria-hidden />,
      shortcut: 'Alt ←',
      disabled: place === 0,
      onSelect: () => moveBeside(branch, -1),
    },
    {
      label: LATER,
      icon: <ArrowRight aria-hidden />,
      shortcut: 'Alt →',
      disabled: place === siblings.length - 1,
      onSelect: () => moveBeside(branch, 1),
    },
  ]
  const mayCopy = mayPutBeneath(parent?.seat ?? null)
  const sections = [
    ...(mayWrite ? [{ entries: work }] : []),
    ...(mayPutBeneath(seat)
      ? [
          {
            entries: [
              {
                label: ADD_SEAT_BELOW,
                icon: <Plus aria-hidden />,
                shortcut: 'N',
                onSelect: () => ask('add', branch),
              },
              ...(mayCopy
                ? [{ label: COPY_SEAT, icon: <Copy aria-hidden />, onSelect: () => copy(branch) }]
                : []),
            ],
          },
        ]
      : []),
    ...(mayEdit(seat)
      ? [
          { entries: order },
          {
            entries: [
              {
                label: REMOVE_SEAT,
                icon: <Trash2 aria-hidden />,
                danger: true,
                onSelect: () => (branch.beneath > 0 ? ask('remove', branch) : remove(branch, false)),
              },
            ],
          },
        ]
      : []),
  ]
  if (sections.length === 0) return null
  return (
    <Menu
      label={actionsFor(seat.name)}
      align="end"
      sections={sections}
      trigger={<IconButton label={actionsFor(seat.name)} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
