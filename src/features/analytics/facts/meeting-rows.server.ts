import { dayIn, type OfCompany, ofKind, weekOfDay } from './fact.server.ts'
import { db } from './tables.server.ts'

/** Each meeting that has ended, with its result, by when it began. It is known by its team. */
export const meetingRows = ({ companyId, zone }: OfCompany) =>
  db
    .selectFrom('meetingResults as result')
    .innerJoin('meetings as meeting', (join) =>
      join
        .onRef('meeting.companyId', '=', 'result.companyId')
        .onRef('meeting.id', '=', 'result.meetingId')
        .on('meeting.deletedAt', 'is', null),
    )
    .innerJoin('teams as team', (join) =>
      join.onRef('team.companyId', '=', 'meeting.companyId').onRef('team.id', '=', 'meeting.teamId'),
    )
    .where('result.companyId', '=', companyId)
    .where('meeting.companyId', '=', companyId)
    .where('team.companyId', '=', companyId)
    .select(({ ref }) => {
      const day = dayIn(ref('meeting.startedAt'), zone)
      return [
        'meeting.companyId as company',
        'meeting.teamId as team',
        'meeting.id as id',
        ofKind('meeting').as('kind'),
        'team.name as title',
        weekOfDay(day).as('at'),
        day.as('day'),
        day.as('known'),
      ]
    })

/** Facts that are read off each meeting: its part, its state and the amount, in a list of their own for each. */
export interface Read {
  part: string
  state: string
  amount: number
}
