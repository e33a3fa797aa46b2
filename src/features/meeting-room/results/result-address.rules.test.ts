import { expect, test } from 'vitest'
import { addressOf, readAddress } from './result-address.rules.ts'

test('an address leads to the meeting and the team it was made of', () => {
  expect(readAddress(addressOf({ teamId: 'crew', id: 'weekly' }))).toEqual({
    teamId: 'crew',
    meetingId: 'weekly',
  })
})

test('an earlier address names the meeting alone', () => {
  expect(readAddress('weekly')).toEqual({ teamId: undefined, meetingId: 'weekly' })
})
