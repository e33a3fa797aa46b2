import { defineQuery } from '../../sync/define-query.ts'
import { type Region, spanOf } from '../../sync/region.ts'
import { person } from '../../sync/scope.ts'
import {
  type FinishedIn,
  finishedOf,
  finishedWorkAndOwn,
  type OfTeamsAndPerson,
  seesTeamsAndPerson,
} from '../work/finished.queries.ts'
import { tasks } from './tasks.table.ts'

/** The tasks of these teams, and the personal ones of a person, whose `field` lies in that time. */
export const finishedTasks = (
  field: 'doneAt' | 'archivedAt',
  { personId, ...given }: OfTeamsAndPerson & FinishedIn,
): Region[] => {
  const { from, to } = given
  const personal = personId === null ? [] : [personId]
  return [
    ...finishedOf(tasks, field, given),
    ...personal.map((createdBy) => ({
      scope: person(createdBy),
      span: spanOf(tasks, { createdBy }, { field, from, to }),
    })),
  ]
}

/** Tasks by when they were done: those of these teams, and the actor's personal ones. */
export const heldDoneTasks = defineQuery('heldDoneTasks', {
  input: finishedWorkAndOwn,
  visibleTo: seesTeamsAndPerson,
  reaches: (args) => finishedTasks('doneAt', args),
  run: (): true => true,
})
