import { expect, test } from 'vitest'
import { issues } from '../../features/issues/issues.table.ts'
import type { Table } from '../define-table.ts'
import { newId } from '../id.ts'
import { Store } from '../store.ts'
import { Overlay } from '../transaction.ts'
import { CAPS, Sizes } from './sizes.ts'

test('a table may say itself of how many rows it can be', () => {
  const table: Table = { ...issues, most: 5 } as never
  const sizes = new Sizes(CAPS, new Map([[table.name, { table }]]), new Map([[table.name, [3, 300]]]))
  const add = () => {
    const written = new Overlay(new Store([table]))
    const id = newId()
    written.put(table, id, { id })
    sizes.admit(written, false)
  }
  add()
  expect(sizes.fullest()).toEqual({ table: table.name, percent: 80 })
  add()
  expect(add).toThrow('as many issues as one company can here')
})
