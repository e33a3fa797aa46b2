import { expect, test } from 'vitest'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { byMeetingPriority } from './team-order.rules.ts'

test('teams that meet now come first, then the leadership team, then the rest by name', () => {
  const running = {} as Meeting
  const teams = [
    { team: { name: 'Sales', isLeadership: false }, meeting: null },
    { team: { name: 'Leadership', isLeadership: true }, meeting: null },
    { team: { name: 'Support', isLeadership: false }, meeting: running },
    { team: { name: 'Crew', isLeadership: false }, meeting: null },
  ]
  const sorted = teams.toSorted(byMeetingPriority).map(({ team }) => team.name)
  expect(sorted).toEqual(['Support', 'Leadership', 'Crew', 'Sales'])
})
