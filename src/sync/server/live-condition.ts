import type { Table } from '../define-table.ts'
import type { LiveSet } from '../live-set.ts'
import type { LiveWhile } from '../live-while.ts'
import { snakeCase } from './snake-case.ts'

/** The same sentence as `LiveSet.at`, in SQL: what rows of `table` in the company `$1` meet that are live at the moment `$2`. */
const liveCondition = (table: Table, liveSet: LiveSet): string =>
  allOf((table.live ?? []).map((condition) => conditionOf(table, condition, liveSet)))

/** What follows `select` for the rows that are live, and the ids of the live rows they live with, by name and in order. */
export interface LiveRows {
  readonly from: string
  readonly hosts: ReadonlyMap<string, string>
}

/**
 * The same for a statement that reads all of them. Many tables live with the same few, whose live rows it finds once, as `hosts`: to
 * plan this again for each table took longer than to load a small company.
 */
export function liveRows(table: Table, liveSet: LiveSet): LiveRows {
  const hosts = new Map<string, string>()
  const conditions = (table.live ?? []).map((condition) => {
    if ('days' in condition) return conditionOf(table, condition, liveSet)
    const target = liveSet.target(table, condition.with)
    const own = liveRows(target, liveSet)
    const host = `alive_${target.name}`
    for (const [name, text] of own.hosts) hosts.set(name, text)
    hosts.set(host, `select id ${own.from}`)
    const column = `${table.name}.${snakeCase(condition.with)}`
    return `(${column} is null or ${column} in (select id from ${host}))`
  })
  return { from: `from ${table.name} where company_id = $1 and ${allOf(conditions)}`, hosts }
}

/** What is left of it for rows whose `field` refers to a row that is held. */
export const liveBeside = (table: Table, field: string, liveSet: LiveSet): string =>
  allOf(
    (table.live ?? []).flatMap((condition) =>
      'with' in condition && condition.with === field ? [] : [conditionOf(table, condition, liveSet)],
    ),
  )

/**
 * What is left of it for rows of any age that a span names by these fields. What it names counts however old it is, and so does what that
 * lives with: the versions of a comment have the comment's discussion.
 */
export const livesWith = (table: Table, named: readonly string[], liveSet: LiveSet): string =>
  allOf(
    (table.live ?? []).flatMap((condition) =>
      'with' in condition && !isNamed(table, condition.with, named, liveSet)
        ? [conditionOf(table, condition, liveSet)]
        : [],
    ),
  )

function isNamed(table: Table, field: string, named: readonly string[], liveSet: LiveSet): boolean {
  if (named.includes(field)) return true
  const companions = liveSet.companionsOf(liveSet.target(table, field))
  return named.some((name) =>
    companions.some((companion) => companion.table.name === table.fields[name]?.references),
  )
}

const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true'

function conditionOf(table: Table, condition: LiveWhile, liveSet: LiveSet): string {
  const { name, fields } = table
  if ('days' in condition) {
    // Hours, because a day of PostgreSQL follows the clock changes of the session's time zone.
    const cutoff = `$2::timestamptz - make_interval(hours => ${condition.days * 24})`
    return allOf(
      condition.since.map((field) => {
        const column = `${name}.${snakeCase(field)}`
        const from = fields[field]?.kind === 'date' ? `((${cutoff}) at time zone 'UTC')::date` : cutoff
        return `(${column} is null or ${column} >= ${from})`
      }),
    )
  }
  const target = liveSet.target(table, condition.with)
  const column = `${name}.${snakeCase(condition.with)}`
  // Named again, so that a distributed database sees that no other company's rows are meant, and asks one worker.
  return `(${column} is null or exists (select from ${target.name} where ${target.name}.company_id = $1
    and ${target.name}.id = ${column} and ${liveCondition(target, liveSet)}))`
}
