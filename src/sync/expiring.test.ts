import { expect, test } from 'vitest'
import { harborApp, issues, members, votes } from './browser/testing/harbor-app.ts'
import { newId } from './id.ts'
import type { BootstrapLine } from './protocol.ts'
import { team } from './scope.ts'
import { View } from './view.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-21T09:00:00.000Z')
const lena = newId()
const crew = newId()
const closedDaysAgo = (days: number) => new Date(START - days * DAY_MS).toISOString()

/** Lena's view of issues closed so many days ago, each with a vote, and what `now` tells it. */
function makeView(...days: number[]) {
  let now = START
  const view = new View(
    harborApp(),
    lena,
    () => new Date(now).toISOString(),
    () => undefined,
  )
  const ids = days.map(() => newId())
  const rows: [string, object][] = [
    [members.name, { id: newId(), teamId: crew, personId: lena }],
    ...days.flatMap((age, index): [string, object][] => [
      [
        issues.name,
        { id: ids[index], teamId: crew, title: `${age}`, count: 0, closedAt: closedDaysAgo(age) },
      ],
      [votes.name, { id: newId(), issueId: ids[index], teamId: crew, personId: lena }],
    ]),
  ]
  const position = { epoch: 'first', cursor: 1, scopes: [team(crew)], acknowledged: 0 }
  view.replace(rows as BootstrapLine[], position)
  const held = () => ({
    issues: view.reader.where(issues, {}).map(({ title }) => title),
    votes: view.reader.where(votes, {}).length,
  })
  return { view, ids, held, passDays: (count: number) => void (now += count * DAY_MS) }
}

test('what is no longer live when it is loaded from the disk is left out, with what belongs to it', () => {
  expect(makeView(29, 31).held()).toEqual({ issues: ['29'], votes: 1 })
})

test('in an open browser it leaves when its time is over', () => {
  const { view, held, passDays } = makeView(29, 10)
  passDays(2)
  expect(held()).toEqual({ issues: ['29', '10'], votes: 2 })
  view.giveBack([])
  expect(held()).toEqual({ issues: ['10'], votes: 1 })
})

test('unless a region holds it, and then until that is given back', () => {
  const { view, held, passDays } = makeView(29)
  const range = { field: 'closedAt', from: closedDaysAgo(40), to: closedDaysAgo(20) }
  const region = { scope: team(crew), span: { table: issues.name, where: { teamId: crew }, range } }
  view.borrow({ t: 'region+', from: 1, seq: 1, region, rows: [], page: 1, more: false })
  passDays(5)
  view.giveBack([])
  expect(held()).toEqual({ issues: ['29'], votes: 1 })
  view.giveBack([region])
  expect(held()).toEqual({ issues: [], votes: 0 })
})
