import type { Row, Table } from '../../src/sync/define-table.ts'
import type { LiveSet } from '../../src/sync/live-set.ts'
import type { LiveWhile } from '../../src/sync/live-while.ts'
import type { Codecs } from '../../src/sync/server/company-reads.ts'
import { snakeCase } from '../../src/sync/server/snake-case.ts'
import { type MemoryChange, type MemoryCompany, type MemoryRow, refusalKey } from './memory-company.ts'

/** What a statement is asked of: one company at one moment. */
export interface Asked {
  readonly company: MemoryCompany | null
  readonly codecs: Codecs
  readonly liveSet: LiveSet
  readonly values: readonly unknown[]
}

type Rows = readonly unknown[]
type Answer = (asked: Asked, ...found: string[]) => Rows

const rowsOf = (company: MemoryCompany | null, table: string): MemoryRow[] => [
  ...(company?.tables.get(table)?.values() ?? []),
]

const readerOf = (company: MemoryCompany | null) => ({
  get: (table: Table, id: string): Row | undefined => company?.tables.get(table.name)?.get(id)?.row,
})

/** Whether a row meets those of its table's conditions for being live that are chosen. */
function meets(
  { company, liveSet, values }: Asked,
  table: Table,
  row: Row,
  chosen: (condition: LiveWhile) => boolean,
): boolean {
  const some = { ...table, live: (table.live ?? []).filter(chosen) }
  return liveSet.at(values[1] as string)(some, row, readerOf(company))
}

const head: Answer = ({ company }) =>
  company ? [{ seq: company.seq, epoch: company.epoch, minSeq: company.minSeq, sizes: company.sizes }] : []

const size: Answer = ({ company }, table = '') => {
  const rows = rowsOf(company, table)
  const bytes = rows.reduce((sum, { record }) => sum + Buffer.byteLength(JSON.stringify(record)), 0)
  return [{ rows: rows.length, bytes }]
}

const liveRows: Answer = (asked) =>
  [...asked.codecs].flatMap(([entity, { table }]) =>
    rowsOf(asked.company, entity)
      .filter(({ row }) => meets(asked, table, row, () => true))
      .map(({ record }) => ({ entity, record: JSON.stringify(record) })),
  )

const byIds: Answer = ({ company, values }, table = '') => {
  const ids = values[1] as readonly string[]
  return ids.flatMap((id) => company?.tables.get(table)?.get(id) ?? []).map(({ record }) => ({ record }))
}

const byColumn: Answer = ({ company, values }, table = '', column = '') =>
  rowsOf(company, table)
    .filter(({ record }) => record[column] === values[1])
    .slice(0, values[2] as number)
    .map(({ record }) => ({ record }))

const changes: Answer = ({ company, values }) => {
  const [, from, ord, to, limit] = values as [string, number, number, number, number | null]
  const isWanted = (change: MemoryChange) =>
    (change.seq > from || (change.seq === from && change.ord > ord)) && change.seq <= to
  const pieces = company?.changes ?? []
  const first = pieces.findLastIndex((piece) => piece.at(-1)!.seq < from) + 1
  const wanted = pieces.slice(first).flat().filter(isWanted)
  return wanted.slice(0, limit ?? wanted.length).map(({ op: _op, at: _at, ...change }) => change)
}

const client: Answer = ({ company, values }) => {
  const known = company?.clients.get(values[1] as string)
  return known ? [known] : []
}

const refusal: Answer = ({ company, values }) => {
  const known = company?.refusals.get(refusalKey(values[1] as string, values[2] as number))
  return known ? [{ error: known.error }] : []
}

/** The rows of a span, by the conditions and the order that the statement names. */
const span: Answer = (asked, name = '', text = '') => {
  const { company, codecs, values } = asked
  const { table } = codecs.get(name)!
  const value = (number: string) => values[Number(number) - 1]
  const column = `${name}\\.(\\w+)`
  const equal = [...text.matchAll(new RegExp(`${column} = \\$(\\d+)`, 'g'))].filter(
    ([, own]) => own !== 'company_id',
  )
  const least = new RegExp(`${column} >= \\$(\\d+)`).exec(text)
  const below = new RegExp(`${column} < \\$(\\d+)`).exec(text)
  const after = /\(([\w.,]+)\) < \(([$\d,]+)\)/.exec(text)
  const order = [...(least ? [least[1]!] : []), 'id']
  const end = after && after[2]!.split(',').map((place) => value(place.slice(1)) as string)
  const key = ({ record }: MemoryRow) => order.map((own) => record[own] as string)
  const found = rowsOf(company, name).filter((one) => {
    const { record, row } = one
    if (!meets(asked, table, row, (condition) => 'with' in condition)) return false
    if (!equal.every(([, own, number]) => record[own!] === value(number!))) return false
    if (
      least &&
      !(
        (record[least[1]!] as string | null) !== null &&
        (record[least[1]!] as string) >= (value(least[2]!) as string)
      )
    )
      return false
    if (below && !((record[below[1]!] as string) < (value(below[2]!) as string))) return false
    return !end || compare(key(one), end) < 0
  })
  return found
    .toSorted((one, other) => compare(key(other), key(one)))
    .slice(0, values.at(-1) as number)
    .map(({ record }) => ({ record, value: least ? record[least[1]!] : null }))
}

function compare(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((value, place) => value !== other[place])
  return index < 0 ? 0 : one[index]! < other[index]! ? -1 : 1
}

const companions: Answer = (asked, name = '', column = '') => {
  const { company, codecs, values } = asked
  const { table } = codecs.get(name)!
  const isOther = (condition: LiveWhile) => !('with' in condition && snakeCase(condition.with) === column)
  return rowsOf(company, name)
    .filter(({ record }) => (values[2] as readonly unknown[]).includes(record[column]))
    .filter(({ row }) => meets(asked, table, row, isOther))
    .map(({ record }) => ({ record }))
}

/** Every statement by which the engine reads, and how memory answers it. */
const STATEMENTS: readonly [statement: RegExp, answer: Answer][] = [
  [/^select seq::float8 as seq, epoch, /, head],
  // Nobody waits for a head that is held: a node that holds one may be outrun here, and tries again.
  [/^select from sync_head .* for update$/, () => []],
  [/^select count\(\*\)::float8 as rows, .* from (\w+) where company_id = \$1$/s, size],
  [/^set local (work_mem|idle_in_transaction_session_timeout) /, () => []],
  [/^(with \w+ as .*)?select '\w+' as entity, /s, liveRows],
  [/^select to_jsonb\((\w+)\) as record from \w+ where company_id = \$1 and id = any \(\$2\)$/, byIds],
  [
    /^select to_jsonb\((\w+)\) as record from \w+ where company_id = \$1 and (\w+) = \$2 limit \$3$/,
    byColumn,
  ],
  [/^select seq::float8 as seq, ord, scope, /, changes],
  [/^select user_id as "userId", /, client],
  [/^select error from sync_mutation /, refusal],
  [/^select to_jsonb\((\w+)\) as record, (.*)$/s, span],
  [/^select to_jsonb\((\w+)\) as record from \w+\s+where .* and (\w+) = any \(\$3\)/s, companions],
]

/** @throws {Error} if the engine asks what it has never asked before */
export function answerStatement(text: string, asked: Asked): Rows {
  for (const [statement, answer] of STATEMENTS) {
    const found = statement.exec(text)
    if (found) return answer(asked, ...found.slice(1))
  }
  throw new Error(`The memory database does not know this statement: ${text}`)
}
