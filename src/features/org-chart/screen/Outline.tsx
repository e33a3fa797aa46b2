import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { displayName } from '../../people/people.rules.ts'
import { type Branch, shownIn, siblingsOf } from '../charts/forest.rules.ts'
import { ORG_CHART } from '../chart.text.ts'
import { useChart } from './chart-context.ts'
import { seatItemId } from './seat-item-id.ts'
import { holderLine } from './seat-words.ts'
import { TINTS } from './tints.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** The chart as an indented list: what phones show first. */
export default function Outline() {
  const chart = useChart()
  const onKeyDown = useTreeKeys('outline')
  const list = useRef<HTMLDivElement>(null)
  const { activeId, forest, collapsed } = chart
  useEffect(() => {
    document.getElementById(seatItemId(activeId))?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div
      ref={list}
      role="tree"
      aria-label={ORG_CHART}
      tabIndex={0}
      data-row-focus
      aria-activedescendant={seatItemId(activeId)}
      onKeyDown={onKeyDown}
      className="group/tree px-2 pb-4 outline-none"
    >
      {shownIn(forest, collapsed).map((branch) => (
        <Line key={branch.seat.id} branch={branch} />
      ))}
    </div>
  )
}

/** From here on levels are indented no further, so that names stay readable on a phone. */
const INDENTED_LEVELS = 8

function Line({ branch }: { branch: Branch }) {
  const chart = useChart()
  const { seat, level, children, beneath } = branch
  const isOpen = !chart.collapsed.has(seat.id)
  const siblings = siblingsOf(chart.forest, branch)
  const [holder] = seat.holders

  function toggle() {
    const collapsed = new Set(chart.collapsed)
    if (!collapsed.delete(seat.id)) collapsed.add(seat.id)
    chart.setCollapsed(collapsed)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The tree has the focus, and handles the keys of its items.
    <div
      id={seatItemId(seat.id)}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={siblings.indexOf(branch) + 1}
      aria-setsize={siblings.length}
      aria-selected={chart.openId === seat.id}
      {...(children.length > 0 && { 'aria-expanded': isOpen })}
      onClick={() => {
        chart.setActive(seat.id)
        chart.openSeat(seat.id)
      }}
      style={{ paddingLeft: `${Math.min(level - 1, INDENTED_LEVELS) * 1.125}rem` }}
      className={cx(
        'flex min-h-control cursor-pointer items-center gap-1 rounded-md hover:bg-hover aria-selected:bg-selected',
        chart.activeId === seat.id &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2 group-focus-visible/tree:outline-focus',
        chart.found.has(seat.id) && 'bg-accent-tint',
      )}
    >
      {/* The keys do the same from the tree, so this is for the pointer only. */}
      <span
        aria-hidden
        onClick={(event) => {
          if (children.length === 0) return
          event.stopPropagation()
          toggle()
        }}
        className="grid size-control shrink-0 place-items-center text-soft"
      >
        {children.length > 0 && <ChevronRight className={cx('size-4', isOpen && 'rotate-90')} />}
      </span>
      <span aria-hidden className={cx('h-6 w-1 shrink-0 rounded-full', TINTS[seat.tint])} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 px-1.5 py-1">
        <span className="min-w-0 font-medium break-words">{seat.name}</span>
        <span className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-soft">
          {holder && <Avatar name={displayName(holder)} picture={holder.avatarUrl} size="xs" />}
          <span className="truncate">{holderLine(seat)}</span>
        </span>
      </span>
      {!isOpen && beneath > 0 && (
        <span data-numeric className="shrink-0 pr-2 text-xs text-soft">
          {beneath}
        </span>
      )}
    </div>
  )
}
