import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentOf, copiesFor, type SeatContent } from '../charts/copy.rules.ts'
import type { Seat } from '../org-chart.table.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { publicationOf } from './publish.rules.ts'
import type { FieldOf } from './three-way.rules.ts'

const AT = '2026-11-26T08:00:00.000Z'
const seat = (id: string, parentId: string | null, patch: Partial<Seat> = {}): Seat => ({
  ...BLANK,
  id,
  chartId: 'live',
  isDraft: false,
  parentId,
  position: 1,
  name: id,
  createdBy: 'maya',
  createdAt: AT,
  updatedAt: AT,
  ...patch,
})

const drafted = (live: readonly Seat[]): Seat[] =>
  copiesFor('draft', live, { actorId: 'maya', now: AT }, (id) => `draft of ${id}`)

const put = (seats: readonly Seat[], id: string, patch: Partial<Seat>): Seat[] =>
  seats.map((one) => (one.id === id ? { ...one, ...patch } : one))
const removed = (seats: readonly Seat[], id: string): Seat[] => put(seats, id, { archivedAt: AT })

const published = (live: readonly Seat[], draft: readonly Seat[], taken: readonly FieldOf[] = []) =>
  publicationOf(
    {
      live: live.filter(({ archivedAt }) => archivedAt === null),
      draft,
      idFor: (id) => `new ${id}`,
      isKept: () => true,
    },
    taken,
  )

/** The live chart after a publication. */
function after(live: readonly Seat[], publication: ReturnType<typeof published>): Map<string, SeatContent> {
  const chart = new Map(live.filter((one) => one.archivedAt === null).map((one) => [one.id, contentOf(one)]))
  for (const { id, content } of publication.seats) chart.set(id, content)
  for (const { id } of publication.removed) chart.delete(id)
  return chart
}

const LIVE = [seat('captain', null), seat('mate', 'captain'), seat('cook', 'mate'), seat('bosun', 'captain')]

describe('what a draft alone has changed', () => {
  test('is taken, and named by its kind', () => {
    let draft = put(drafted(LIVE), 'draft of mate', { name: 'First mate', tint: 2 })
    draft = put(draft, 'draft of cook', { parentId: 'draft of bosun' })
    draft = [...draft, { ...seat('boy', 'draft of cook'), isDraft: true, chartId: 'draft' }]
    const publication = published(LIVE, draft)
    expect(publication).toMatchObject({
      added: [{ id: 'new boy', name: 'boy' }],
      moved: [{ id: 'cook', name: 'cook', from: 'mate', to: 'bosun' }],
      changed: [{ id: 'mate', fields: ['name', 'tint'] }],
      removed: [],
      conflicts: [],
      count: 5,
      levels: 4,
    })
    expect(after(LIVE, publication).get('new boy')).toMatchObject({ parentId: 'cook' })
  })

  test('a seat that it has removed goes, and what others put beneath that moves up', () => {
    const draft = removed(
      put(drafted(LIVE), 'draft of cook', { parentId: 'draft of captain' }),
      'draft of mate',
    )
    const live = [...LIVE, seat('boy', 'mate')]
    const publication = published(live, draft)
    expect(publication.removed).toEqual([{ id: 'mate', name: 'mate' }])
    expect(after(live, publication).get('boy')).toMatchObject({ parentId: 'captain' })
  })
})

describe('what both have changed', () => {
  const live = put(LIVE, 'mate', { name: 'Chief mate' })
  const draft = put(drafted(LIVE), 'draft of mate', { name: 'First mate', note: 'Runs the ship' })

  test('is listed and stays as the live chart has it, unless the draft’s is chosen', () => {
    const kept = published(live, draft)
    expect(kept.conflicts).toMatchObject([{ seatId: 'mate', field: 'name' }])
    expect(after(live, kept).get('mate')).toMatchObject({ name: 'Chief mate', note: 'Runs the ship' })
    const chosen = published(live, draft, [{ seatId: 'mate', field: 'name' }])
    expect(after(live, chosen).get('mate')).toMatchObject({ name: 'First mate' })
  })

  test('to the same is no matter', () => {
    const same = published(put(LIVE, 'mate', { name: 'First mate' }), draft)
    expect(same.conflicts).toEqual([])
  })

  test('a seat that is gone from the live chart comes back only if it was changed and chosen', () => {
    const without = removed(put(LIVE, 'cook', { parentId: 'captain' }), 'mate')
    expect(published(without, drafted(LIVE))).toMatchObject({ added: [], conflicts: [], seats: [] })
    const kept = published(without, draft)
    expect(kept).toMatchObject({ added: [], conflicts: [{ seatId: 'mate', field: 'presence', live: null }] })
    const back = published(without, draft, [{ seatId: 'mate', field: 'presence' }])
    expect(back.seats).toMatchObject([{ id: 'mate', from: 'removed', content: { parentId: 'captain' } }])
  })

  test('a seat that the draft has removed stays if it was changed since, unless its removal is chosen', () => {
    const without = removed(
      put(drafted(LIVE), 'draft of cook', { parentId: 'draft of captain' }),
      'draft of mate',
    )
    expect(published(live, without)).toMatchObject({
      removed: [],
      conflicts: [{ field: 'presence', draft: null }],
    })
    const gone = published(live, without, [{ seatId: 'mate', field: 'presence' }])
    expect(gone.removed).toEqual([{ id: 'mate', name: 'Chief mate' }])
  })

  test('A under B in the draft and B under A on the live chart is no circle', () => {
    const moved = put(LIVE, 'bosun', { parentId: 'mate' })
    const other = put(drafted(LIVE), 'draft of mate', { parentId: 'draft of bosun' })
    const publication = published(moved, other)
    expect(publication.moved).toEqual([])
    expect(after(moved, publication).get('mate')).toMatchObject({ parentId: 'captain' })
  })
})

/** What somebody does to a chart, by numbers that stand for seats. */
const act = fc.oneof(
  fc.record({ does: fc.constant('move' as const), at: fc.nat(30), to: fc.nat(30) }),
  fc.record({ does: fc.constant('name' as const), at: fc.nat(30), to: fc.nat(3) }),
  fc.record({ does: fc.constant('add' as const), at: fc.nat(30), to: fc.nat(30) }),
  fc.record({ does: fc.constant('remove' as const), at: fc.nat(30), to: fc.nat(30) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const isAbove = (seats: readonly Seat[], id: string, from: string | null): boolean => {
  for (let at = from; at !== null; at = seats.find((one) => one.id === at)!.parentId)
    if (at === id) return true
  return false
}

function changed(seats: Seat[], acts: readonly Act[], who: string): Seat[] {
  let chart = seats
  for (const [index, { does, at, to }] of acts.entries()) {
    const present = chart.filter(({ archivedAt }) => archivedAt === null)
    const one = present[at % Math.max(1, present.length)]
    const other = present[to % Math.max(1, present.length)]
    if (!one || !other) continue
    if (does === 'move' && !isAbove(chart, one.id, other.id))
      chart = put(chart, one.id, { parentId: other.id })
    else if (does === 'name') chart = put(chart, one.id, { name: `${who} ${to}` })
    else if (does === 'add')
      chart = [...chart, { ...seat(`${who} ${index}`, one.id), isDraft: one.isDraft, chartId: one.chartId }]
    else if (does === 'remove') {
      for (const { id, parentId } of present)
        if (parentId === one.id) chart = put(chart, id, { parentId: one.parentId })
      chart = removed(chart, one.id)
    }
  }
  return chart
}

const acts = fc.array(act, { maxLength: 12 })
const START = Array.from({ length: 8 }, (_, n) =>
  seat(`s${n}`, n === 0 ? null : `s${Math.floor((n - 1) / 2)}`),
)

test('whatever both do, nobody reports to themselves or to nobody, and no seat is lost that nobody removed', () => {
  fc.assert(
    fc.property(acts, acts, fc.boolean(), (here, there, takesAll) => {
      const live = changed(START, here, 'live')
      const draft = changed(drafted(START), there, 'draft')
      const all = published(live, draft).conflicts.map(({ seatId, field }) => ({ seatId, field }))
      const publication = published(live, draft, takesAll ? all : [])
      const chart = after(live, publication)
      expect(chart.size).toBe(publication.count)
      for (const [id, { parentId }] of chart) {
        const seen = new Set([id])
        for (let at = parentId; at !== null; at = chart.get(at)!.parentId) {
          expect(seen.has(at)).toBe(false)
          seen.add(at)
        }
      }
      const gone = new Set(publication.removed.map(({ id }) => id))
      for (const { id, archivedAt } of live)
        if (archivedAt === null && !gone.has(id)) expect(chart.has(id)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('where nobody has touched the live chart, it becomes the draft', () => {
  fc.assert(
    fc.property(acts, (there) => {
      const draft = changed(drafted(START), there, 'draft')
      const publication = published(START, draft)
      expect(publication.conflicts).toEqual([])
      const idOf = ({ id, liveSeatId }: Seat) => liveSeatId ?? `new ${id}`
      const byId = new Map(draft.map((one) => [one.id, idOf(one)]))
      const expected = draft
        .filter(({ archivedAt }) => archivedAt === null)
        .map((one) => [idOf(one), one.name, one.parentId === null ? null : byId.get(one.parentId)])
      const actual = [...after(START, publication)].map(([id, { name, parentId }]) => [id, name, parentId])
      const byKey = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]))
      expect(actual.toSorted(byKey)).toEqual(expected.toSorted(byKey))
    }),
    { numRuns: 300 },
  )
})

test('where the draft changes nothing, everything stays as others have made it', () => {
  fc.assert(
    fc.property(acts, (here) => {
      const live = changed(START, here, 'live')
      expect(published(live, drafted(START))).toMatchObject({ seats: [], removed: [], conflicts: [] })
    }),
    { numRuns: 300 },
  )
})
