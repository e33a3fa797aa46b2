import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../people/people.table.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { forestOf } from '../charts/forest.rules.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { csvText } from '../../metrics/csv/csv-text.rules.ts'
import Papa from 'papaparse'
import { fileOf, jsonOf, sheetOf } from './chart-file.rules.ts'
import { type FiledRow, rowsOfJson, rowsOfSheet } from './filed-rows.rules.ts'
import { type ChartImport, type Known, planned } from './import-plan.rules.ts'

const AT = '2026-11-26T08:00:00.000Z'
const person = (name: string) => ({ id: name, email: `${name}@harbor.example` }) as Person
const PEOPLE = ['maya', 'omar', 'lena'].map(person)

const held = (
  id: string,
  name: string,
  parentId: string | null,
  patch: Partial<HeldSeat> = {},
): HeldSeat => ({
  ...BLANK,
  id,
  chartId: 'live',
  isDraft: false,
  parentId,
  position: 1,
  name,
  holders: [],
  former: [],
  createdBy: 'maya',
  createdAt: AT,
  updatedAt: AT,
  ...patch,
})

function knowing(seats: readonly HeldSeat[]): Known {
  const ids = new Map<string, string>()
  return {
    seats,
    people: new Map(PEOPLE.map(({ id, email }) => [email, id])),
    teams: new Map([['crew', 'crew-id']]),
    idOf(row, role) {
      const key = `${row.row} ${role ?? ''}`
      if (!ids.has(key)) ids.set(key, `new ${key}`.trim())
      return ids.get(key)!
    },
  }
}

const TEAMS = new Map([['crew-id', 'Crew']])

/** The chart with what an import adds and changes, in the order that a mutation gives it. */
function after(seats: readonly HeldSeat[], { added, changed }: ChartImport): HeldSeat[] {
  const chart = new Map(seats.map((seat) => [seat.id, seat]))
  let last = 1_000
  const put = (seat: HeldSeat) =>
    chart.set(seat.id, {
      ...seat,
      holders: seat.holderIds.flatMap((id) => PEOPLE.filter((one) => one.id === id)),
    })
  for (const { id, parentId = null, ...said } of added)
    put({ ...held(id, said.name, parentId), ...said, position: last++ })
  for (const { id, now } of changed)
    put({ ...chart.get(id)!, ...now, ...(now.parentId !== undefined && { position: last++ }) })
  return [...chart.values()].toSorted((one, other) => one.position - other.position)
}

const json = (seats: readonly HeldSeat[]) => jsonOf(fileOf('Org Chart', forestOf(seats), TEAMS))
const csvRows = (text: string): FiledRow[] => {
  const [titles, ...lines] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
  }).data
  return rowsOfSheet(titles!, lines)
}
const csv = (seats: readonly HeldSeat[]) => csvText(sheetOf(forestOf(seats), TEAMS))
const sheet = (...lines: string[]): FiledRow[] => csvRows(lines.join('\n'))

const CHART = [
  held('c', 'Captain', null),
  held('m', 'Mate', 'c', { position: 2 }),
  held('d', 'Deck', 'm', { position: 1 }),
  held('k', 'Cook', 'm', { position: 2 }),
  held('p', 'Purser', 'c', { position: 3 }),
  held('k2', 'Clerk', 'p', { position: 1 }),
]

const name = fc
  .oneof(fc.constantFrom('Mate', 'Cook', 'Deck'), fc.string({ minLength: 1, maxLength: 12 }))
  .filter((text) => text.trim() === text && text !== '')
const role = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text)

/** Any chart: seat n reports to an earlier one or stands at the top. */
const anyChart = fc
  .array(
    fc.record({
      name,
      under: fc.nat(),
      holders: fc.uniqueArray(fc.constantFrom('maya', 'omar', 'lena'), { maxLength: 2 }),
      roles: fc.array(role, { maxLength: 3 }),
      line: fc.option(fc.nat(), { nil: null }),
      tint: fc.integer({ min: 0, max: 6 }),
      hireBy: fc.constantFrom('2026-12-01', null),
      teamId: fc.constantFrom('crew-id', null),
      note: fc.constantFrom('Soon', null),
    }),
    { maxLength: 14 },
  )
  .map((given) =>
    given.map((one, n) => {
      const parent = one.under % (n + 1)
      const line = one.line === null ? n : one.line % given.length
      return held(`s${n}`, one.name, parent === n ? null : `s${parent}`, {
        position: n,
        holderIds: one.holders,
        holders: PEOPLE.filter(({ id }) => one.holders.some((name) => name === id)),
        roles: one.roles.map((text, index) => ({ id: `r${n} ${index}`, text })),
        secondLineIds: line === n ? [] : [`s${line}`],
        tint: one.tint,
        hireBy: one.hireBy,
        teamId: one.teamId,
        note: one.note,
      })
    }),
  )
  .map((seats) => seats.map((seat) => ({ ...seat, holderIds: seat.holders.map(({ id }) => id) })))

test('a file from somebody who does not see the team of a seat leaves it there', () => {
  const seats = [
    held('cook', 'Cook', null, { teamId: 'galley-id' }),
    held('clerk', 'Clerk', null, { teamId: 'crew-id' }),
  ]
  const rows = csvRows(csvText(sheetOf(forestOf(seats), new Map())))
  expect(planned(rows, knowing(seats)).changed).toMatchObject([{ id: 'clerk', now: { teamId: null } }])
})

describe('a chart as JSON', () => {
  test('comes back identically in an empty chart, and changes nothing in its own', () => {
    fc.assert(
      fc.property(anyChart, (seats) => {
        const text = json(seats)
        const plan = planned(rowsOfJson(text), knowing([]))
        expect(plan.report.filter(({ kind }) => kind !== 'add')).toEqual([])
        expect(json(after([], plan))).toBe(text)
        const again = planned(rowsOfJson(text), knowing(seats))
        expect(again.report.filter(({ kind }) => kind !== 'skip')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test.each(['', '{}', '[1]', '{"format":"plan","version":1,"name":"","seats":[]}'])(
    '%s is no chart',
    (text) => {
      expect(() => rowsOfJson(text)).toThrow('This is no org chart.')
    },
  )

  test('a damaged seat is refused by its row, and others go on', () => {
    const file = JSON.parse(json(CHART)) as { seats: { tint: number }[] }
    file.seats[5]!.tint = 99
    const { report } = planned(rowsOfJson(JSON.stringify(file)), knowing([]))
    expect(report.map(({ kind }) => kind)).toEqual(['add', 'add', 'add', 'add', 'add', 'refused'])
  })
})

describe('a chart as CSV', () => {
  const UNIQUE = fc.uniqueArray(name, {
    minLength: 0,
    maxLength: 12,
    selector: (one) => one.toLocaleLowerCase(),
  })
  test('comes back with all that it says, whatever signs it says it with', () => {
    fc.assert(
      fc.property(anyChart, UNIQUE, (given, names) => {
        const ids = new Set(given.slice(0, names.length).map(({ id }) => id))
        const seats = given.slice(0, names.length).map((seat, n) => ({
          ...seat,
          name: names[n]!,
          secondLineIds: seat.secondLineIds.filter((id) => ids.has(id)),
          tint: 0,
          note: null,
        }))
        // The mark that keeps spreadsheets from calculating can’t be told from one that somebody wrote.
        fc.pre(
          seats.every(
            (seat) =>
              !/^['=+\-@\t\r]|[>\\|\n\r\0]/.test([seat.name, ...seat.roles.map(({ text }) => text)].join('')),
          ),
        )
        fc.pre(seats.every((seat) => seat.roles.every(({ text }) => !/^['=+\-@\t\r]/.test(text))))
        const plan = planned(csvRows(csv(seats)), knowing([]))
        expect(plan.report.filter(({ kind }) => kind !== 'add')).toEqual([])
        expect(csv(after([], plan))).toBe(csv(seats))
      }),
      { numRuns: 300 },
    )
  })

  test('seats that share a name keep apart by those above them', () => {
    const twins = [
      ...CHART,
      held('t', 'Cook', 'p', { position: 2 }),
      held('b', 'Boy', 't'),
      held('b2', 'Boy', 'k'),
    ]
    const plan = planned(csvRows(csv(twins)), knowing(twins))
    expect(plan.report.filter(({ kind }) => kind !== 'skip')).toEqual([])
  })

  test('adds, changes and leaves alone; columns that it lacks change nothing', () => {
    const seats = CHART.map((seat) => (seat.id === 'm' ? { ...seat, hireBy: '2026-12-01' } : seat))
    const plan = planned(
      sheet(
        'seat,reports_to,holder_emails',
        'Mate,Captain,OMAR@harbor.example',
        'Boy,Cook,',
        'Deck,Mate,',
        'Cook,Deck,',
      ),
      knowing(seats),
    )
    expect(plan.report.map(({ kind }) => kind)).toEqual(['change', 'add', 'skip', 'change'])
    expect(plan.changed).toEqual([
      { id: 'm', now: { holderIds: ['omar'] }, before: { holderIds: [] } },
      { id: 'k', now: { parentId: 'd' }, before: { parentId: 'm', position: 2 } },
    ])
    expect(plan.added).toMatchObject([{ name: 'Boy', parentId: 'k' }])
  })

  test('entries of a cell may hold the sign that stands between them', () => {
    const [row] = sheet('seat,roles', String.raw`Boy,Fetch \| carry|Scrub\\`)
    expect(row!.roles).toEqual(['Fetch | carry', 'Scrub\\'])
  })
})

describe('a row that can’t be taken says why', () => {
  const TWO_COOKS = [...CHART, held('k3', 'Cook', 'p', { position: 2 })]
  const reasonOf = (seats: readonly HeldSeat[], ...lines: string[]) =>
    planned(sheet(...lines), knowing(seats)).report.map(({ reason }) => reason)
  test.each([
    [CHART, ['seat,reports_to', 'Boy,Gunner'], ['no seat called "Gunner"']],
    [TWO_COOKS, ['seat,reports_to', 'Boy,Cook'], ['two seats are called "Cook"; use the path A > B']],
    [TWO_COOKS, ['seat,reports_to', 'Boy,Purser > Cook'], ['']],
    [TWO_COOKS, ['seat,roles', 'Cook,Bake'], ['two seats are called "Cook"; use the path A > B']],
    [TWO_COOKS, ['seat,roles', 'Purser > Cook,Bake'], ['']],
    [
      CHART,
      ['seat,holder_emails', 'Boy,who@harbor.example'],
      ['nobody here has the address who@harbor.example'],
    ],
    [CHART, ['seat,reports_to', 'Boy,Boy'], ['would report to itself']],
    [CHART, ['seat,reports_to', 'Captain,Cook'], ['would report to itself']],
    [
      CHART,
      ['seat,reports_to', 'One,Two', 'Two,One', 'Three,Two', 'Boy,Cook'],
      ['would report to itself', 'would report to itself', 'no seat called "Two"', ''],
    ],
    [CHART, ['seat,second_lines', 'Boy,Boy'], ['would report to itself']],
    [CHART, ['seat,team', 'Boy,Yard'], ['no team called "Yard"']],
    [CHART, ['seat,hire_by', 'Boy,1492-10-12'], ['Choose a date between 2000 and 2199.']],
    [CHART, ['seat,reports_to', ',Captain'], ['Give it a name.']],
    [CHART, ['seat', 'x'.repeat(81)], ['This is too long: at most 80 characters.']],
  ] as const)('row %#', (seats, lines, reasons) => {
    expect(reasonOf(seats, ...lines)).toEqual(reasons)
  })

  test('no more than a chart holds, and no deeper', () => {
    const many = Array.from({ length: 2_000 }, (_, n) => `Hand ${n},Captain`)
    const { report } = planned(sheet('seat,reports_to', ...many), knowing(CHART))
    expect(report.filter(({ reason }) => reason !== '')).toHaveLength(6)
    const deep = Array.from({ length: 31 }, (_, n) => `Level ${n},${n === 0 ? '' : `Level ${n - 1}`}`)
    expect(planned(sheet('seat,reports_to', ...deep), knowing([])).report.at(-1)?.reason).toMatch(/30 levels/)
  })

  test('a sheet without a column of seats is none', () => {
    expect(() => sheet('name', 'Boy')).toThrow('The file has no column seat.')
  })
})
