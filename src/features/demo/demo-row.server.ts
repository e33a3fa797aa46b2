import type { Row, Table } from '../../sync/define-table.ts'
import type { DemoTeam } from './demo-company.server.ts'

export interface DemoIds {
  companyId: string
  people: Record<string, string>
  teams: Record<DemoTeam, string>
}

export interface NewRow {
  table: Table
  row: Row
}

/** A row of any table; the caller's row is checked against its own table here, before both are widened. */
export const newRow = <R extends Row>(table: Table<R>, row: NoInfer<R>): NewRow => ({
  table: table as unknown as Table,
  row,
})
