import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { teams } from '../../teams/teams.table.ts'
import { joinMeeting, leaveMeeting } from '../attendance/attendance.mutations.ts'
import { setMeetingVoteLimit, setTeamVoteLimit } from '../../voting/limits.mutations.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { meetingRoom } from '../../meeting-room/meeting-room.queries.ts'
import { PAUSED } from '../meeting-values.rules.ts'
import { handOverScriber, heartbeat, takeOverScriber } from './scriber.mutations.ts'
import { giveTurn } from '../turns/turns.mutations.ts'
import {
  goToSection,
  nextSection,
  pauseMeeting,
  previousSection,
  resumeMeeting,
} from '../timer/timer.mutations.ts'

let stage: Cast
let maya: Player, omar: Player, lena: Player, theo: Player
let crew: string
let meetingId: string

beforeAll(async () => {
  stage = await cast()
  ;({ maya, omar, lena, theo } = stage.harbor)
  crew = stage.harbor.teams.crew
})
afterAll(() => stage?.stop())

beforeEach(async () => {
  meetingId = newId()
  await omar.does(startMeeting, {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId: crew,
    meetingType: 'weekly',
  })
  await lena.does(joinMeeting, { id: newId(), meetingId })
  return () => maya.does(endMeeting, { id: newId(), meetingId })
})

const meeting = async () => (await omar.asks(meetingRoom, { meetingId }))!.meeting
const takeOver = (person: Player, epoch: number) =>
  person.does(takeOverScriber, { id: newId(), meetingId, epoch })
describe('the timer', () => {
  test('the scriber goes through the agenda: forward, back, and to any section', async () => {
    const target = { meetingId, epoch: 1 }
    await omar.does(nextSection, target)
    await omar.does(nextSection, target)
    expect(await meeting()).toMatchObject({ currentSection: 2, previousSection: 1 })
    await omar.does(previousSection, target)
    expect((await meeting()).currentSection).toBe(1)
    await omar.does(goToSection, { ...target, section: 6 })
    await omar.does(nextSection, target)
    expect((await meeting()).currentSection).toBe(6)
  })

  test('a pause is section -1 until the scriber resumes', async () => {
    await omar.does(nextSection, { meetingId, epoch: 1 })
    await omar.does(pauseMeeting, { meetingId, epoch: 1 })
    expect(await meeting()).toMatchObject({ currentSection: PAUSED, previousSection: 1, isPaused: true })
    await omar.does(resumeMeeting, { meetingId, epoch: 1 })
    expect(await meeting()).toMatchObject({ currentSection: 1, isPaused: false, lastPauseTimestamp: null })
  })

  test('there is no section beyond the agenda', async () => {
    await expect(omar.does(goToSection, { meetingId, epoch: 1, section: 7 })).rejects.toMatchObject(
      refused('meeting/no-such-section'),
    )
  })

  test('nobody else can change it, not even a director', async () => {
    await maya.does(joinMeeting, { id: newId(), meetingId })
    for (const person of [lena, maya]) {
      for (const touch of [nextSection, previousSection, pauseMeeting, resumeMeeting]) {
        await expect(person.does(touch, { meetingId, epoch: 1 })).rejects.toMatchObject(
          refused('scriber/somebody-else'),
        )
      }
    }
    expect((await meeting()).currentSection).toBe(0)
  })
})

describe('taking over', () => {
  test('any participant may; after that, the old scriber is refused with the new one’s name', async () => {
    await theo.does(joinMeeting, { id: newId(), meetingId })
    await takeOver(theo, 1)
    expect(await meeting()).toMatchObject({ scriberId: theo.id, scriberEpoch: 2 })
    await theo.does(nextSection, { meetingId, epoch: 2 })
    await expect(omar.does(nextSection, { meetingId, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/somebody-else'),
    )
  })

  test('when two try at once, the second is told who was first', async () => {
    await takeOver(lena, 1)
    await maya.does(joinMeeting, { id: newId(), meetingId })
    await expect(takeOver(maya, 1)).rejects.toMatchObject(refused('scriber/taken-over'))
  })

  test('somebody who has not joined can’t take over', async () => {
    await expect(takeOver(theo, 1)).rejects.toMatchObject(refused('meeting/join-first'))
  })

  test('what a scriber pressed before losing and regaining the role does not count', async () => {
    await takeOver(lena, 1)
    await takeOver(omar, 2)
    await expect(omar.does(pauseMeeting, { meetingId, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/again'),
    )
  })

  test('when the scriber leaves, there is none until somebody takes over', async () => {
    await omar.does(leaveMeeting, { id: newId(), meetingId })
    expect(await meeting()).toMatchObject({ scriberId: null, scriberEpoch: 2 })
    await expect(omar.does(nextSection, { meetingId, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/nobody'),
    )
    await takeOver(lena, 2)
    expect(await meeting()).toMatchObject({ scriberId: lena.id, scriberEpoch: 3 })
    expect(await transfers()).toEqual(['started', 'scriber_left', 'taken_over'])
  })

  async function transfers(): Promise<string[]> {
    const { rows } = await stage.node.options.inCompany(stage.harbor.companyId, null, (client) =>
      client.query(
        'select transfer_type as type from scriber_transfers where meeting_id = $1 order by scriber_epoch',
        [meetingId],
      ),
    )
    return rows.map(({ type }) => type)
  }
})

describe('heartbeats', () => {
  test('keep the scriber present; a former scriber’s are ignored silently', async () => {
    const before = (await meeting()).scriberLastActivity
    await omar.does(heartbeat, { meetingId, epoch: 1 })
    const alive = (await meeting()).scriberLastActivity
    expect(alive > before).toBe(true)
    await takeOver(lena, 1)
    const taken = (await meeting()).scriberLastActivity
    await omar.does(heartbeat, { meetingId, epoch: 1 })
    expect((await meeting()).scriberLastActivity).toBe(taken)
  })
})

describe('vote limits', () => {
  test('managers and the scriber set the meeting’s limit; other members can’t', async () => {
    await omar.does(setMeetingVoteLimit, { meetingId, limit: 7 })
    expect(await meeting()).toMatchObject({ voteLimit: 7, voteLimitSetBy: omar.id })
    const denied = refused('vote/limit-managers-only')
    await expect(lena.does(setMeetingVoteLimit, { meetingId, limit: 9 })).rejects.toMatchObject(denied)
    await takeOver(lena, 1)
    await lena.does(setMeetingVoteLimit, { meetingId, limit: 9 })
    expect((await meeting()).voteLimit).toBe(9)
  })

  test.each([0, 101])('%i is no limit', async (limit) => {
    await expect(omar.does(setMeetingVoteLimit, { meetingId, limit })).rejects.toMatchObject({
      text: { kind: 'invalid', detail: 'Enter a whole number from 1 to 100.' },
    })
  })

  test('the team’s limit is set by its managers and, during a meeting, by the scriber', async () => {
    await expect(lena.does(setTeamVoteLimit, { teamId: crew, limit: 6 })).rejects.toMatchObject(
      refused('vote/limit-managers-only', 'Failed to update company vote limit'),
    )
    await takeOver(lena, 1)
    await lena.does(setTeamVoteLimit, { teamId: crew, limit: 6 })
    const { replica } = (await stage.node.company(stage.harbor.companyId))!
    expect(replica.store.get(teams, crew)?.companyVoteLimit).toBe(6)
  })
})

describe('handing over', () => {
  const handOver = (person: Player, to: Player, epoch = 1) =>
    person.does(handOverScriber, { id: newId(), meetingId, epoch, personId: to.id })

  test('makes somebody else who is there the scriber, and what the former one does later is refused', async () => {
    await handOver(omar, lena)
    expect(await meeting()).toMatchObject({ scriberId: lena.id, scriberEpoch: 2, updatedBy: omar.id })
    await lena.does(nextSection, { meetingId, epoch: 2 })
    await expect(omar.does(nextSection, { meetingId, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/somebody-else'),
    )
  })

  test('nobody hands over who is not the scriber, nor under an earlier epoch', async () => {
    await expect(handOver(lena, lena)).rejects.toMatchObject(refused('scriber/somebody-else'))
    await takeOver(lena, 1)
    await takeOver(omar, 2)
    await expect(handOver(omar, lena, 1)).rejects.toMatchObject(
      refused('scriber/again', 'Scriber not changed'),
    )
  })

  test('nobody becomes the scriber who is not in the meeting', async () => {
    await theo.does(joinMeeting, { id: newId(), meetingId })
    await theo.does(leaveMeeting, { id: newId(), meetingId })
    for (const person of [theo, maya, stage.lantern.ravi])
      await expect(handOver(omar, person)).rejects.toMatchObject(refused('scriber/not-here'))
  })

  test('to oneself changes nothing', async () => {
    await handOver(omar, omar)
    expect((await meeting()).scriberEpoch).toBe(1)
  })
})

describe('turns', () => {
  const give = (person: Player, to: Player | null, epoch = 1) =>
    person.does(giveTurn, { meetingId, epoch, personId: to?.id ?? null })

  test('the scriber says whose turn it is, and everybody sees it', async () => {
    await give(omar, lena)
    expect((await lena.asks(meetingRoom, { meetingId }))?.meeting.speakerId).toBe(lena.id)
    await give(omar, null)
    expect((await meeting()).speakerId).toBeNull()
  })

  test('nobody else does, and nobody gets it who is not there', async () => {
    await expect(give(lena, lena)).rejects.toMatchObject(refused('scriber/somebody-else', 'Turn not given'))
    await expect(give(omar, theo)).rejects.toMatchObject(refused('meeting/not-in-it'))
  })
})
