import { newId } from '../../sync/id.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import { issues } from '../issues/issues.table.ts'
import { madeThings, type Place } from '../made/made.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import type { Readers } from '../revisions/readers.rules.ts'
import { partOf, partReaders, strategicPlans } from '../strategy/strategy.table.ts'
import { checkupResults } from '../tools/checkups/checkups.table.ts'
import { readersOfCheckup } from '../tools/checkups/results.rules.ts'
import type { DemoIds } from './demo-company.server.ts'

/** The issues that a meeting made of the company's plan, and the leaders of the last check-up. */
export function madeRows(ids: DemoIds, rows: readonly NewRow[]): NewRow[] {
  const all = <R extends Row>({ name }: Table<R>) =>
    rows.filter(({ table }) => table.name === name).map(({ row }) => row as R)
  const made = (
    title: string,
    at: { place: Place; originId: string; part: string },
    readers: Readers,
  ): NewRow[] =>
    all(issues)
      .filter((issue) => issue.title === title)
      .map(({ id, createdBy, createdAt }) =>
        newRow(madeThings, {
          id: newId(),
          ...at,
          kind: 'issue',
          madeId: id,
          ...readers,
          createdBy,
          createdAt,
        }),
      )
  const plan = all(strategicPlans).find(({ teamId }) => teamId === ids.teams.leadership)!
  const results = all(checkupResults).at(-1)!
  return [
    ...made(
      'A second site in five years: buy or rent?',
      { place: 'plan', originId: plan.id, part: 'outlook' },
      partReaders(partOf(plan, 'outlook')),
    ),
    ...made(
      'Displays arrive late three weeks in a row',
      { place: 'checkup', originId: results.id, part: '13' },
      readersOfCheckup(results),
    ),
  ]
}
