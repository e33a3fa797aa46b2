import { issues, type Issue } from '../../src/features/issues/issues.table.ts'
import type { Row, Table } from '../../src/sync/define-table.ts'
import type { Replica } from '../../src/sync/server/replica.ts'
import type { Decisions } from './decisions.ts'
import type { ChaosPlayer } from './player.ts'

/** What must be true at the end of a story, once everything is calm. */

type Rows = ReadonlyMap<string, Row>

/** Rows by table and id, in one order. */
export const sorted = (rows: readonly [string, Row][]): Rows =>
  new Map(
    rows
      .map(([entity, row]) => [`${entity} ${row.id}`, row] as const)
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  )

/** Issues are closed as if that had been long ago, so they are there only while they are borrowed. */
export const isLive = ([entity, row]: [string, Row]): boolean =>
  entity !== issues.name || (row as Issue).resolvedAt === null

/** What a person who borrows everything has to see: what is live in the company, and the issues that no longer are. */
export function visibleTo(truth: Replica, closed: readonly Issue[], personId: string): Rows {
  const live = [...truth.store.entries()].map(({ table, row }) => ({ table, row }))
  const all = [...live, ...closed.map((row) => ({ table: issues as unknown as Table, row }))]
  const { scopes } = truth.actor(personId)!
  const visible = all.filter(({ table, row }) => scopes.has(table.scope(row)))
  return sorted(visible.map(({ table, row }) => [table.name, row]))
}

/** What went wrong with tags: each must stand in the database once if it was accepted, and nowhere if it was refused. */
export function tagFaults(
  written: readonly Issue[],
  decisions: Decisions,
  players: readonly Pick<ChaosPlayer, 'lives'>[],
): Record<'appliedTwice' | 'notAsDecided' | 'lost', string[]> {
  const tags = written.flatMap(({ description }) => (description ?? '').split(' ')).filter(Boolean)
  const times = Map.groupBy(tags, (tag) => tag)
  const lives = players.flatMap((player) => player.lives)
  return {
    appliedTwice: [...times].flatMap(([tag, places]) => (places.length > 1 ? [tag] : [])),
    notAsDecided: [...decisions].flatMap(([tag, decision]) =>
      times.has(tag) === (decision === 'ok') ? [] : [`${tag} was ${decision}`],
    ),
    lost: lives.flatMap(({ tags: made, cutShort }) => {
      const lastDecided = made.findLastIndex((tag) => decisions.has(tag))
      return made.filter((tag, index) => !decisions.has(tag) && !(cutShort && index > lastDecided))
    }),
  }
}
