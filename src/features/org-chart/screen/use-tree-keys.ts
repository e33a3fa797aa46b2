import type { KeyboardEvent } from 'react'
import { isOfSequence } from '../../../ui/key-sequence.ts'
import { take } from '../../../ui/take.ts'
import type { Branch } from '../charts/forest.rules.ts'
import { type Drawing, isArrow, stepFrom } from '../charts/steps.rules.ts'
import { useChart } from './chart-context.ts'
import { useSeatActs } from './use-seat-acts.ts'

/** What the keys do in the tree of seats, which is one stop for Tab. */
export function useTreeKeys(drawing: Drawing) {
  const chart = useChart()
  const acts = useSeatActs()

  function toggle({ seat, children }: Branch): void {
    if (children.length === 0) return
    const collapsed = new Set(chart.collapsed)
    if (!collapsed.delete(seat.id)) collapsed.add(seat.id)
    chart.setCollapsed(collapsed)
  }

  function byArrow(branch: Branch, event: KeyboardEvent): boolean {
    if (!isArrow(event.key)) return false
    if (event.altKey) {
      if (!chart.mayEdit(branch.seat)) return false
      const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
      acts.moveBeside(branch, isBack ? -1 : 1)
      return true
    }
    const step = stepFrom(chart.forest, branch, event.key, { drawing, collapsed: chart.collapsed })
    if (typeof step === 'string') toggle(branch)
    else if (step) {
      chart.setActive(step.seat.id)
      // An open panel follows, as the one of a metric does.
      if (chart.openId !== null) chart.openSeat(step.seat.id)
    }
    return true
  }

  function byName(branch: Branch, event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    const { seat } = branch
    switch (event.key) {
      case 'Enter':
        chart.openSeat(seat.id)
        return true
      case ' ':
        toggle(branch)
        return true
      case 'Home':
      case 'End': {
        const { roots } = chart.forest
        chart.setActive((event.key === 'Home' ? roots[0] : roots.at(-1))!.seat.id)
        return true
      }
      case 'n':
        if (chart.mayPutBeneath(seat)) chart.ask('add', branch)
        return true
      case 'm':
        if (chart.mayEdit(seat)) chart.ask('move', branch)
        return true
      case 'Delete':
        if (!chart.mayEdit(seat)) return true
        if (branch.beneath > 0) chart.ask('remove', branch)
        else acts.remove(branch, false)
        return true
      default:
        return false
    }
  }

  return function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const branch = chart.forest.byId.get(chart.activeId)
    const isOwn = event.target === event.currentTarget && !event.defaultPrevented && !isOfSequence(event)
    if (!branch || !isOwn || event.shiftKey) return
    if (byArrow(branch, event) || byName(branch, event)) take(event)
  }
}
