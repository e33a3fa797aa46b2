import { expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { addressOf, readAddress } from './result-address.rules.ts'

test('an address names a team and its meeting, or as before the meeting alone', () => {
  const [teamId, id] = [newId(), newId()]
  expect(readAddress(addressOf({ teamId, id }))).toEqual({ teamId, meetingId: id })
  expect(readAddress(id)).toEqual({ teamId: undefined, meetingId: id })
})

test.each(['', 'labs', '/', `labs/${newId()}`, `${newId()}/labs`])('“%s” names no meeting', (hash) => {
  expect(readAddress(hash)).toBeNull()
})
