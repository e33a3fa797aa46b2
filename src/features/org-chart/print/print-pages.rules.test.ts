import { describe, expect, test } from 'vitest'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { forestOf, shownIn } from '../charts/forest.rules.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { isReadable, roomOn } from './paper.rules.ts'
import { isLegible, onePage, pagePerBranch } from './print-pages.rules.ts'

const AT = '2026-11-26T08:00:00.000Z'

/** A company: one seat at the top, heads beneath it, and teams of five under each of their leads. */
function company(count: number, roles: number): HeldSeat[] {
  return Array.from({ length: count }, (_, n) => ({
    ...BLANK,
    id: `s${n}`,
    chartId: 'live',
    isDraft: false,
    parentId: n === 0 ? null : n <= 6 ? 's0' : `s${1 + ((n - 7) % 6)}`,
    position: n,
    name: `Seat ${n}`,
    roles: Array.from({ length: roles }, (__, r) => ({ id: `${n} ${r}`, text: `Role ${r}` })),
    holders: [],
    former: [],
    createdBy: 'maya',
    createdAt: AT,
    updatedAt: AT,
  }))
}

const A3 = { paper: 'a3', showsRoles: true } as const

describe('on one page', () => {
  test.each([0, 2])('sixty seats with %i roles each are legible on A3', (roles) => {
    const { roots } = forestOf(company(60, roles))
    const printed = onePage(roots, A3)
    expect(printed.pages).toHaveLength(1)
    expect(isLegible(printed)).toBe(true)
  })

  test('four hundred are not', () => {
    expect(isLegible(onePage(forestOf(company(400, 2)).roots, A3))).toBe(false)
  })

  test('nothing is drawn larger than on the screen', () => {
    expect(onePage(forestOf(company(2, 0)).roots, A3).pages[0]!.scale).toBe(1)
  })
})

describe('on one page per branch', () => {
  test.each(['a4', 'a3', 'letter', 'tabloid'] as const)('every seat is on a legible page of %s', (paper) => {
    const forest = forestOf(company(150, 2))
    const printed = pagePerBranch(forest.roots, { paper, showsRoles: true })
    const room = roomOn(printed.sheet)
    const seen = new Set<string>()
    for (const { pictured, scale } of printed.pages) {
      for (const { id } of pictured.layout.cards) seen.add(id)
      expect(pictured.layout.width * scale).toBeLessThanOrEqual(room.width)
      expect(pictured.layout.height * scale).toBeLessThanOrEqual(room.height)
    }
    expect(seen.size).toBe(150)
    expect(printed.pages.length).toBeGreaterThan(1)
  })

  test('each branch has a page, even where all would fit on one', () => {
    const { roots } = forestOf(company(18, 2))
    expect(onePage(roots, A3).pages).toHaveLength(1)
    const [top, ...branches] = pagePerBranch(roots, A3).pages
    expect(top!.pictured.layout.cards).toHaveLength(7)
    expect(branches.map(({ branch }) => branch!.seat.name)).toEqual(
      roots[0]!.children.map(({ seat }) => seat.name),
    )
    expect(pagePerBranch(roots[0]!.children.slice(0, 1), A3).pages).toHaveLength(1)
  })

  test('seats that stand alone above one another are no branches', () => {
    const chain = company(18, 0).map((seat) => ({
      ...seat,
      id: `b${seat.id}`,
      parentId: seat.parentId && `b${seat.parentId}`,
    }))
    const chief = { ...company(1, 0)[0]!, name: 'Chief' }
    const [top, ...branches] = pagePerBranch(
      forestOf([chief, ...chain.map((seat) => (seat.parentId ? seat : { ...seat, parentId: chief.id }))])
        .roots,
      A3,
    ).pages
    expect(top!.pictured.layout.cards).toHaveLength(8)
    expect(branches).toHaveLength(6)
  })

  test('a chart without branches is one page; several at the top are kept together', () => {
    const small = forestOf(company(5, 0))
    expect(pagePerBranch(small.roots, A3).pages).toHaveLength(1)
    const several = forestOf(
      company(40, 0).map((seat) => (seat.parentId === 's0' ? { ...seat, parentId: null } : seat)),
    )
    const pages = pagePerBranch(several.roots, { paper: 'a4', showsRoles: false }).pages
    const ids = new Set(pages.flatMap(({ pictured }) => pictured.layout.cards.map(({ id }) => id)))
    expect(ids.size).toBe(shownIn(several, new Set()).length)
  })
})

test.each([
  [0.667, true],
  [0.66, false],
])('at %f text can be read: %s', (scale, readable) => {
  expect(isReadable(scale)).toBe(readable)
})
