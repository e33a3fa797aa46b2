import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { SOURCE_KINDS } from '../issues/issues.table.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import { OWNER } from '../work/work.text.ts'
import type { Filters, Order } from './filters.rules.ts'
import {
  ANY_OWNER,
  ANY_SOURCE,
  ORDER_LABELS,
  SEARCH_ISSUES,
  SORTED_BY,
  SOURCE,
  SOURCE_LABELS,
} from './issue-list.text.ts'

type FilterBarProps = {
  people: readonly Person[]
  filters: Filters
  change: (changed: Partial<Filters>) => void
  orders: readonly Order[]
  order: Order
  onOrder: (order: string) => void
}

const SOURCES = [...SOURCE_KINDS, 'none'] as const

/** Search, filters and order of a list of issues. */
export function FilterBar({ people, filters, change, orders, order, onOrder }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 px-4 pb-2 @2xl:flex @2xl:flex-wrap">
      <SearchField
        label={SEARCH_ISSUES}
        className="col-span-2 @2xl:w-64"
        value={filters.text}
        onChange={(text) => change({ text })}
      />
      <Select
        label={OWNER}
        name="owner"
        hideLabel
        className="min-w-0 @2xl:w-36"
        placeholder={ANY_OWNER}
        value={filters.ownerId ?? ''}
        onChange={(ownerId) => change({ ownerId: ownerId || null })}
        options={people.map((person) => ({ value: person.id, label: displayName(person) }))}
      />
      <Select
        label={SOURCE}
        name="source"
        hideLabel
        className="min-w-0 @2xl:w-36"
        placeholder={ANY_SOURCE}
        value={filters.source ?? ''}
        onChange={(chosen) => change({ source: SOURCES.find((source) => source === chosen) ?? null })}
        options={SOURCES.map((source) => ({ value: source, label: SOURCE_LABELS[source] }))}
      />
      <Select
        label={SORTED_BY}
        name="order"
        hideLabel
        className="col-span-2 min-w-0 @2xl:ml-auto @2xl:w-34"
        value={order}
        onChange={onOrder}
        options={orders.map((value) => ({ value, label: ORDER_LABELS[value] }))}
      />
    </div>
  )
}
