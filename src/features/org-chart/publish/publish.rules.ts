import { contentOf, type SeatContent, topDown, VALUE_FIELDS } from '../charts/copy.rules.ts'
import type { Seat } from '../org-chart.table.ts'
import { LiveTree } from './live-tree.rules.ts'
import {
  type ConflictField,
  type FieldOf,
  outcomeOfField,
  saysElse,
  type ValueField,
} from './three-way.rules.ts'

/** What a draft is compared with. */
export interface Compared {
  /** The seats of the live chart. */
  readonly live: readonly Seat[]
  /** Those of the draft, removed ones among them: a removed copy says that its live seat is to go. */
  readonly draft: readonly Seat[]
  /** The id on the live chart of a seat that only the draft has. */
  idFor(draftSeatId: string): string
  /** Whether a seat that is no longer on the live chart can come back. */
  isKept(liveSeatId: string): boolean
}

/** A seat with its content as it will be on the live chart. `from` is where it comes from: nowhere, the removed ones, or the chart. */
export interface PublishedSeat {
  readonly id: string
  readonly from: 'new' | 'removed' | 'live'
  readonly content: SeatContent
}

export interface Conflict extends FieldOf {
  readonly name: string
  /** What it says on the live chart and in the draft; null where the seat is not there. */
  readonly live: SeatContent | null
  readonly draft: SeatContent | null
}

/** What making a draft live would come to. */
export interface Publication {
  readonly added: { id: string; name: string }[]
  /** Seats that report to another one, by its name; null for the top. */
  readonly moved: { id: string; name: string; from: string | null; to: string | null }[]
  /** How many stand elsewhere among those that report to the same one. */
  readonly reordered: number
  readonly changed: { id: string; name: string; fields: ValueField[] }[]
  readonly removed: { id: string; name: string }[]
  readonly conflicts: Conflict[]
  /** The seats of the chart that are new or differ, each after the one above it. */
  readonly seats: PublishedSeat[]
  /** How many seats and levels the chart will have. */
  readonly count: number
  readonly levels: number
}

/**
 * Puts a draft and the live chart together, field by field against what the live chart said when the draft was made. What only one of
 * both has changed is as that has it; what both have changed differently is a conflict, and stays as it is unless the draft’s is `taken`.
 * A move that would let a seat report to itself, because others were moved in the meantime, is left out.
 */
export function publicationOf(compared: Compared, taken: readonly FieldOf[]): Publication {
  const isTaken = makeIsTaken(taken)
  const live = new Map(compared.live.map((seat) => [seat.id, seat]))
  const draft = new Map(compared.draft.map((seat) => [seat.id, seat]))
  const idOf = new Map<string, string>()
  for (const { id, liveSeatId } of draft.values()) idOf.set(id, liveSeatId ?? compared.idFor(id))
  const copied = new Set([...draft.values()].flatMap(({ liveSeatId }) => liveSeatId ?? []))
  const tree = new LiveTree(compared.live)
  const published = {
    added: [] as Publication['added'],
    moved: [] as Publication['moved'],
    changed: [] as Publication['changed'],
    removed: [] as Publication['removed'],
    conflicts: [] as Publication['conflicts'],
    reordered: 0,
  }
  const contents = new Map<string, { from: PublishedSeat['from']; content: SeatContent }>()

  for (const seat of topDown(compared.draft.filter(({ archivedAt }) => archivedAt === null))) {
    const id = idOf.get(seat.id)!
    const present = live.get(id)
    if (seat.liveSeatId === null) add(id, seat, 'new')
    else if (present) merge(seat, present)
    else bringBack(seat, seat.liveSeatId)
  }
  const going = [...draft.values()].flatMap(({ archivedAt, liveSeatId, base }) => {
    const seat = archivedAt === null || liveSeatId === null ? undefined : live.get(liveSeatId)
    return seat && mayGo(seat, base) ? [seat] : []
  })
  tree.remove(going.map(({ id }) => id))
  published.removed.push(...going.map(({ id, name }) => ({ id, name })))
  return { ...published, seats: changedSeats(), count: tree.size, levels: tree.levels() }

  /** What a seat of the draft says, with the live chart’s ids. */
  function inLiveIds(seat: Seat): SeatContent {
    return {
      ...contentOf(seat),
      parentId: seat.parentId === null ? null : (idOf.get(seat.parentId) ?? null),
      secondLineIds: seat.secondLineIds.flatMap((id) => idOf.get(id) ?? []),
    }
  }

  /** Under whom it stands: the nearest seat above it in the draft that will be there. */
  function parentOf(seat: Seat): string | null {
    let above = seat.parentId
    while (above !== null && !tree.has(idOf.get(above) ?? '')) above = draft.get(above)?.parentId ?? null
    return above === null ? null : idOf.get(above)!
  }

  /** Second lines to seats that the draft never had are none of its base. */
  function baseOf({ base, ...seat }: Seat): SeatContent {
    const known = base ?? contentOf(seat)
    return { ...known, secondLineIds: known.secondLineIds.filter((id) => copied.has(id)) }
  }

  function add(id: string, seat: Seat, from: 'new' | 'removed'): void {
    const content = { ...inLiveIds(seat), parentId: parentOf(seat) }
    tree.add(id, content)
    contents.set(id, { from, content })
    published.added.push({ id, name: content.name })
  }

  /** Of a seat that was removed from the live chart while the draft kept it. */
  function bringBack(seat: Seat, seatId: string): void {
    const said = inLiveIds(seat)
    if (!saysElse(baseOf(seat), said)) return
    published.conflicts.push({ seatId, field: 'presence', name: seat.name, live: null, draft: said })
    if (!isTaken({ seatId, field: 'presence' })) return
    const isKept = compared.isKept(seatId)
    const id = isKept ? seatId : compared.idFor(seat.id)
    idOf.set(seat.id, id)
    add(id, seat, isKept ? 'removed' : 'new')
  }

  /** Of a seat that the draft has removed. */
  function mayGo(seat: Seat, base: SeatContent | null): boolean {
    if (base === null || !saysElse(base, contentOf(seat))) return true
    const { id: seatId, name } = seat
    published.conflicts.push({ seatId, field: 'presence', name, live: contentOf(seat), draft: null })
    return isTaken({ seatId, field: 'presence' })
  }

  function merge(seat: Seat, present: Seat): void {
    const { id } = present
    const ways = { base: baseOf(seat), live: contentOf(present), draft: inLiveIds(seat) }
    const takes = (field: Exclude<ConflictField, 'presence'>): boolean => {
      const outcome = outcomeOfField(ways, field)
      if (outcome !== 'conflict') return outcome === 'draft'
      published.conflicts.push({
        seatId: id,
        field,
        name: ways.live.name,
        live: ways.live,
        draft: ways.draft,
      })
      return isTaken({ seatId: id, field })
    }
    const fields = VALUE_FIELDS.filter(takes)
    const content = { ...ways.live }
    for (const field of fields) Object.assign(content, { [field]: ways.draft[field] })
    contents.set(id, { from: 'live', content })
    if (fields.length > 0) published.changed.push({ id, name: content.name, fields })
    if (takes('place')) move(present, content.name, { ...ways.draft, parentId: parentOf(seat) })
  }

  function move({ id, parentId: fromId }: Seat, name: string, to: SeatContent): void {
    if (!tree.move(id, to)) return
    if (fromId === to.parentId) published.reordered++
    else
      published.moved.push({ id, name, from: live.get(fromId ?? '')?.name ?? null, to: nameOf(to.parentId) })
  }

  function nameOf(id: string | null): string | null {
    return id === null ? null : (contents.get(id)?.content.name ?? live.get(id)?.name ?? null)
  }

  /** What has to be written: the others stay as they are. */
  function changedSeats(): PublishedSeat[] {
    return tree.topDown().flatMap(({ id, parentId, position }) => {
      const before = live.get(id)
      const known = contents.get(id) ?? { from: 'live' as const, content: contentOf(before!) }
      const content = { ...known.content, parentId, position, secondLineIds: linesOf(known.content, before) }
      const isAsBefore = before?.position === position && !saysElse(contentOf(before), content)
      return isAsBefore ? [] : [{ id, from: known.from, content }]
    })
  }

  /** Without those to seats that are nowhere. */
  function linesOf({ secondLineIds }: SeatContent, before: Seat | undefined): string[] {
    return secondLineIds.filter((id) => tree.has(id) || before?.secondLineIds.includes(id))
  }
}

function makeIsTaken(taken: readonly FieldOf[]): (one: FieldOf) => boolean {
  const keys = new Set(taken.map(({ seatId, field }) => `${seatId} ${field}`))
  return ({ seatId, field }) => keys.has(`${seatId} ${field}`)
}
