import type { Day } from '../../time/calendar.rules.ts'
import type { ProcessEntry } from '../processes.queries.ts'
import { type ProcessState, stateOf } from '../processes.rules.ts'

/** Where a process stands; whoever sees only what was published sees it as published. */
export const stateOfEntry = ({ process, hasChanges }: ProcessEntry, today: Day): ProcessState =>
  process ? stateOf(process, hasChanges, today) : 'published'
