import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../../tests/cast.ts'
import type { Player } from '../../../../../tests/player.ts'
import { refused } from '../../../../../tests/refused.ts'
import { newId } from '../../../../sync/id.ts'
import { joinMeeting } from '../../../meetings/attendance/attendance.mutations.ts'
import { meetings } from '../../../meetings/meetings.table.ts'
import { endMeeting, startMeeting } from '../../meeting-room.mutations.ts'
import { reviewPlanBlock } from './plan-review.mutations.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
const meetingId = newId()
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  await harbor.omar.does(startMeeting, {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId: harbor.teams.crew,
    meetingType: 'quarterly',
  })
})
afterAll(() => stop())

const said = (player: Player) => player.holds(meetings).find(({ id }) => id === meetingId)?.planReview

test('whoever takes part says of blocks what holds, at the same time too, and may take it back', async () => {
  await harbor.lena.does(joinMeeting, { id: newId(), meetingId })
  await Promise.all([
    harbor.omar.did(reviewPlanBlock, { meetingId, block: 'values', verdict: 'true' }),
    harbor.lena.did(reviewPlanBlock, { meetingId, block: 'year', verdict: 'changed' }),
  ])
  expect(said(harbor.theo)).toEqual({ values: 'true', year: 'changed' })
  await harbor.lena.does(reviewPlanBlock, { meetingId, block: 'values', verdict: null })
  expect(said(harbor.omar)).toEqual({ year: 'changed' })
})

test('nobody else does, and nobody once it has ended', async () => {
  const asked = { meetingId, block: 'target', verdict: 'true' } as const
  await expect(harbor.theo.does(reviewPlanBlock, asked)).rejects.toMatchObject(refused('meeting/join-first'))
  await expect(lantern.ravi.does(reviewPlanBlock, asked)).rejects.toMatchObject(refused('meeting/not-active'))
  await harbor.omar.does(endMeeting, { id: newId(), meetingId })
  await expect(harbor.omar.does(reviewPlanBlock, asked)).rejects.toMatchObject(refused('meeting/not-active'))
})
