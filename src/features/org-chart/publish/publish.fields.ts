import { choice, list, object, uuid } from '../../../sync/fields.ts'
import { MOST_SEATS } from '../org-chart.table.ts'
import { CONFLICT_FIELDS } from './three-way.rules.ts'

/** The fields changed on both sides of which the draft's is taken. */
export const takenFields = () =>
  list(object({ seatId: uuid(), field: choice(...CONFLICT_FIELDS) }), MOST_SEATS)
