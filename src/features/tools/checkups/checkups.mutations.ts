import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { activeMembers } from '../../people/people.reads.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { findTeam } from '../../teams/teams.access.ts'
import { addDays, startOfQuarter, utcDayOf } from '../../time/calendar.rules.ts'
import { mayUseTools } from '../tools.access.ts'
import { mayRunCheckup } from './checkups.access.ts'
import { refuse } from './checkups.refusals.ts'
import { checkups, MOST_INVITED } from './checkups.table.ts'
import { NOT_CLOSED, NOT_OPENED } from './failures.text.ts'
import { enteredDay } from '../../time/day-input.rules.ts'

/** For so long a check-up may be open. */
export const MOST_DAYS = 90
/** Of one team or the company, in one quarter. */
const MOST_A_QUARTER = 12

/** Asks everybody on a team, or in the company, how healthy it is. Those who come later are not asked. */
export const openCheckup = defineMutation('openCheckup', {
  failure: NOT_OPENED,
  input: { id: uuid(), teamId: ref('teams').nullable(), closesOn: enteredDay() },
  may: mayUseTools,
  run(tx, { id, teamId, closesOn }, { actor, now }) {
    if (teamId !== null) findTeam(tx, teamId)
    if (!mayRunCheckup(tx, actor, { teamId })) refuse('checkup/not-yours')
    const today = utcDayOf(now)
    if (closesOn < today || closesOn > addDays(today, MOST_DAYS)) refuse('checkup/day', { days: MOST_DAYS })
    const quarter = startOfQuarter(today)
    const others = tx.where(checkups, { teamId })
    if (others.some(({ closedAt }) => closedAt === null)) refuse('checkup/open-already')
    if (others.filter((one) => one.quarter === quarter).length >= MOST_A_QUARTER)
      refuse('checkup/room', { limit: MOST_A_QUARTER })
    const invitedIds = invitedTo(tx, teamId)
    if (invitedIds.length > MOST_INVITED) refuse('checkup/too-many', { limit: MOST_INVITED })
    const row = { id, teamId, quarter, closesOn, closedAt: null, invitedIds, answered: 0 }
    tx.insert(checkups, { ...row, createdBy: actor.id, createdAt: now })
  },
})

/** Ends a check-up before its last day. The server then computes what the answers come to. */
export const closeCheckup = defineMutation('closeCheckup', {
  failure: NOT_CLOSED,
  input: { checkupId: ref('checkups') },
  may: mayUseTools,
  run(tx, { checkupId }, { actor, now }) {
    const checkup = tx.find(checkups, checkupId)
    if (!mayRunCheckup(tx, actor, checkup)) refuse('checkup/not-yours')
    if (checkup.closedAt === null) tx.update(checkups, checkupId, { closedAt: now })
  },
})

/** Who is asked when a check-up is opened now. */
export const invitedTo = (read: Reader, teamId: string | null): string[] =>
  (teamId === null
    ? read.where(people, { status: 'active' }).filter(isActiveMember)
    : activeMembers(read, teamId)
  ).map(({ id }) => id)
