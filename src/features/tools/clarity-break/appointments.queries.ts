import { defineQuery } from '../../../sync/define-query.ts'
import { mayUseTools } from '../tools.access.ts'
import { type ClarityAppointment, clarityAppointments } from './appointments.table.ts'

/** When the actor wants time to think; null if they have not said. */
export const myClarityAppointment = defineQuery('myClarityAppointment', {
  input: {},
  visibleTo: mayUseTools,
  run: (read, _args, actor): ClarityAppointment | null => read.get(clarityAppointments, actor.id) ?? null,
})
