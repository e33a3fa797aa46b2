import { issues, type Issue } from '../../src/features/issues/issues.table.ts'
import type { Row, Table } from '../../src/sync/define-table.ts'
import type { Replica } from '../../src/sync/server/replica.ts'
import { FULL } from './app.ts'
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

/** What was wrong with a note on a screen. */
export interface ScreenFault {
  readonly tag: string
  readonly what: string
}

/** Those of notes that the server has taken. What it refused leaves the screen before anybody hears of that, if the answer gets lost. */
export const unexplained = (seen: readonly ScreenFault[], decisions: Decisions): string[] =>
  seen.filter(({ tag }) => decisions.of(tag) === 'ok').map(({ what }) => what)

/**
 * What is wrong on a screen at this moment, whatever the server knows by now: what somebody noted in this tab stays there on every issue that
 * is shown, unless it was refused, and in the order in which it was noted.
 */
export function screenFaults(player: ChaosPlayer, decisions: Decisions): ScreenFault[] {
  const life = player.lives.at(-1)!
  const shown = player.rows().flatMap(([entity, row]) => (entity === issues.name ? [row as Issue] : []))
  const texts = new Map(shown.map(({ id, description }) => [id, description ?? '']))
  const byIssue = Map.groupBy(life.tags, (tag) => life.places.get(tag)!)
  return [...byIssue].flatMap(([issueId, tags]) => {
    const text = texts.get(issueId)
    // A full issue refuses here too what was noted while there was room.
    if (life.cutShort || text === undefined || text.length > FULL) return []
    const places = tags
      .filter((tag) => decisions.of(tag) !== 'rejected')
      .map((tag) => ({ tag, at: ` ${text}`.indexOf(` ${tag} `) }))
    return places.flatMap(({ tag, at }, index) => {
      if (at < 0) return [{ tag, what: `${tag} is not shown` }]
      return at < (places[index - 1]?.at ?? 0) ? [{ tag, what: `${tag} is shown too early` }] : []
    })
  })
}
