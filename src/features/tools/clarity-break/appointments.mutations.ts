import { defineMutation } from '../../../sync/define-mutation.ts'
import { list, object, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { notifications } from '../../notifications/notifications.table.ts'
import { actorOf } from '../../people/people.access.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { APPOINTMENT_NOT_CANCELLED, APPOINTMENT_NOT_SAVED } from '../sheets/failures.text.ts'
import { refuse } from '../sheets/sheets.refusals.ts'
import { mayUseTools } from '../tools.access.ts'
import { appointmentProblem, breakAfter, presentBreak, reminderAfter } from './appointment.rules.ts'
import { appointmentFields, clarityAppointments } from './appointments.table.ts'

/** Says when the actor wants time to think, in place of what they said before. */
export const setClarityAppointment = defineMutation('setClarityAppointment', {
  failure: APPOINTMENT_NOT_SAVED,
  input: appointmentFields,
  may: mayUseTools,
  run(tx, appointment, { actor, now }) {
    const problem = appointmentProblem(appointment)
    if (problem) refuse(problem.code)
    const moment = Date.parse(now)
    if (!breakAfter(appointment, moment)) refuse('tool/break-over')
    const said = { ...appointment, remindAt: reminderAfter(appointment, moment), updatedAt: now }
    if (tx.get(clarityAppointments, actor.id)) tx.update(clarityAppointments, actor.id, said)
    else tx.insert(clarityAppointments, { ...said, id: actor.id, createdAt: now })
  },
})

export const cancelClarityAppointment = defineMutation('cancelClarityAppointment', {
  failure: APPOINTMENT_NOT_CANCELLED,
  input: {},
  may: mayUseTools,
  run(tx, _input, { actor }) {
    if (tx.get(clarityAppointments, actor.id)) tx.remove(clarityAppointments, actor.id)
  },
})

/** How many one run of the server's own job tells at once. */
export const MOST_REMINDED = 500

/**
 * Tells people that their time to think begins, and notes when to tell them next. Both are one commit, and a reminder that is no longer the next one
 * is told already: so however many nodes try, and whenever one dies, it is told once. Of a break that is over nobody is told.
 */
export const tellOfBreaks = defineMutation('tellOfBreaks', {
  input: {
    at: timestamp(),
    due: list(object({ id: uuid(), personId: ref('people'), remindAt: timestamp() }), MOST_REMINDED),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { at, due }, { now }) {
    const moment = Date.parse(at)
    for (const { id, personId, remindAt } of due) {
      const appointment = tx.get(clarityAppointments, personId)
      if (appointment?.remindAt !== remindAt) continue
      tx.update(clarityAppointments, personId, { remindAt: reminderAfter(appointment, moment + 1) })
      const present = presentBreak(appointment, moment)
      const person = actorOf(tx, personId)
      if (!present || !person || !mayUseTools(person) || tx.get(notifications, id)) continue
      tx.insert(notifications, {
        id,
        personId,
        kind: 'clarity_break',
        subjectKind: null,
        subjectId: null,
        teamId: null,
        name: appointment.timeOfDay,
        count: null,
        day: dayIn(present.startsAt, appointment.timeZone),
        senderId: null,
        createdAt: now,
        readAt: null,
        deletedAt: null,
      })
    }
  },
})
