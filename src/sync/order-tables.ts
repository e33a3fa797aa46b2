import type { Table } from './define-table.ts'

/** Puts each table after those it refers to, so that rows are written in an order that foreign keys accept. */
export function orderTables(tables: readonly Table[]): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<Table>()
  const visit = (table: Table, path: readonly Table[]): void => {
    if (ordered.has(table) || path.includes(table)) return
    for (const { references } of Object.values(table.fields)) {
      const referenced = references && byName.get(references)
      if (referenced) visit(referenced, [...path, table])
    }
    ordered.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...ordered]
}
