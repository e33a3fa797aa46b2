import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import type { RefusalText } from '../../../sync/refusal.ts'
import { announce } from '../../../ui/announce.ts'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { type Branch, siblingsOf } from '../charts/forest.rules.ts'
import { nowAtTop, nowBefore, nowReportsTo } from '../chart.text.ts'
import { addRole } from '../seats/roles.mutations.ts'
import { addSeat, moveSeat, updateSeat } from '../seats/seats.mutations.ts'
import { removeSeat, restoreSeat } from '../seats/remove-seat.mutations.ts'
import { copyOf, SEAT_COPIED, SEAT_REMOVED } from '../seats/seat.text.ts'
import { useChart } from './chart-context.ts'

/** What is done with a seat in one step. */
export function useSeatActs() {
  const mutate = useMutate()
  const { chart, forest, openId, openSeat, setActive } = useChart()

  /**
   * Puts a seat under another one, or at the top.
   * @returns the refusal if there is one, which has been shown
   */
  function moveUnder({ seat, parent: before }: Branch, parent: Branch | null): RefusalText | null {
    const parentId = parent?.seat.id ?? null
    if (parentId === seat.parentId) return null
    const refusal = mutate(moveSeat, { seatId: seat.id, parentId, before: null })
    if (refusal) return refusal
    const said = parent ? nowReportsTo(seat.name, parent.seat.name) : nowAtTop(seat.name)
    announce(said)
    const back = {
      seatId: seat.id,
      parentId: before?.seat.id ?? null,
      before: nextOf({ seat, parent: before }),
      ifUnder: parentId,
    }
    toastUndo(said, undefined, () => mutate(moveSeat, back))
    return null
  }

  /** The seat that stands behind this one. */
  function nextOf({ seat, parent }: Pick<Branch, 'seat' | 'parent'>): string | null {
    const siblings = parent ? parent.children : forest.roots
    return siblings[siblings.findIndex((one) => one.seat.id === seat.id) + 1]?.seat.id ?? null
  }

  /** Moves a seat by one place among those that report to the same one. */
  function moveBeside(branch: Branch, places: -1 | 1): void {
    const siblings = siblingsOf(forest, branch)
    const place = siblings.indexOf(branch) + places
    if (place < 0 || place >= siblings.length) return
    const before = siblings[places < 0 ? place : place + 1]?.seat.id ?? null
    const { id: seatId, parentId, name } = branch.seat
    if (!mutate(moveSeat, { seatId, parentId, before })) announce(nowBefore(name, place + 1, siblings.length))
  }

  function remove({ seat, parent }: Branch, withBeneath: boolean): void {
    if (mutate(removeSeat, { seatId: seat.id, withBeneath })) return
    if (openId === seat.id) openSeat(null)
    setActive(parent?.seat.id ?? '')
    toastUndo(SEAT_REMOVED, seat.name, () => mutate(restoreSeat, { seatId: seat.id }))
  }

  /** Adds the same seat beside this one, without its holders. */
  function copy({ seat: { parentId, name, roles, teamId, tint, id } }: Branch): void {
    const seatId = newId()
    const added = { id: seatId, chartId: chart.id, parentId, before: null, name: copyOf(name).slice(0, 80) }
    if (mutate(addSeat, { ...added, before: nextOf(forest.byId.get(id)!) })) return
    for (const { text } of roles) mutate(addRole, { id: newId(), seatId, text })
    mutate(updateSeat, { seatId, teamId, tint })
    toast.success(SEAT_COPIED, name)
    openSeat(seatId)
  }

  return { moveUnder, moveBeside, remove, copy }
}
