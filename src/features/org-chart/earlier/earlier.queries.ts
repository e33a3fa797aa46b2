import { defineQuery } from '../../../sync/define-query.ts'
import { people, type Person } from '../../people/people.table.ts'
import { canDraft } from '../org-chart.access.ts'

/** Everybody who is or was of the company: an earlier chart says who held a seat then. */
export const holdersEver = defineQuery('holdersEver', {
  input: {},
  visibleTo: canDraft,
  run: (read): Person[] => read.where(people, {}),
})
