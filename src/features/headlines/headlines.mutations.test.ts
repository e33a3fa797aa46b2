import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { moveMeeting, setSchedule } from '../meetings/schedule/schedules.mutations.ts'
import { schedulesOfTeam } from '../meetings/schedule/schedules.queries.ts'
import { addDays } from '../time/calendar.rules.ts'
import {
  archiveHeadline,
  createHeadline,
  restoreHeadline,
  setHeadlineRead,
  updateHeadline,
} from './headlines.mutations.ts'
import { headlineSetting, headlinesForMeeting, headlinesOfTeam } from './headlines.queries.ts'
import { HEADLINE_NOT_ADDED, HEADLINE_NOT_UPDATED } from './headlines.text.ts'
import { TITLE_REQUIRED } from './required.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

async function added(by: Player, teamId = harbor.teams.crew): Promise<string> {
  const id = newId()
  await by.does(createHeadline, { id, title: 'New anchor', content: 'It holds.', teamId })
  return id
}

async function shown(id: string) {
  const items = await harbor.theo.asks(headlinesOfTeam, { teamId: harbor.teams.crew })
  return items.find(({ headline }) => headline.id === id)
}

describe('adding a headline', () => {
  test('the team reads it under the name of its creator, the newest first', async () => {
    await added(harbor.omar)
    const id = await added(harbor.lena)
    const [first] = await harbor.theo.asks(headlinesOfTeam, { teamId: harbor.teams.crew })
    expect(first).toMatchObject({
      headline: { id, content: 'It holds.', meetingId: null },
      creator: { fullName: 'Lena' },
    })
  })

  test('without a title it is refused', async () => {
    const headline = { id: newId(), title: '', teamId: harbor.teams.crew }
    await expect(harbor.lena.does(createHeadline, headline)).rejects.toMatchObject({
      text: { code: 'input/invalid', detail: TITLE_REQUIRED },
    })
  })

  test('to a team of others, of another company, of nobody, or by a view-only person: the same refusal', async () => {
    const refusal = refused('headline/not-your-team', HEADLINE_NOT_ADDED)
    for (const teamId of [harbor.teams.leadership, lantern.teams.leadership, newId()]) {
      await expect(added(harbor.lena, teamId)).rejects.toMatchObject(refusal)
    }
    await expect(added(harbor.theo)).rejects.toMatchObject(refusal)
  })

  test('a meeting that is not running is left out', async () => {
    const id = newId()
    await harbor.lena.does(createHeadline, {
      id,
      title: 'Late',
      teamId: harbor.teams.crew,
      meetingId: newId(),
    })
    expect((await shown(id))?.headline.meetingId).toBeNull()
  })
})

describe('reading headlines out', () => {
  test('a member marks one as read out, keeps the first moment and takes it back; view-only people don’t', async () => {
    const id = await added(harbor.omar)
    await harbor.lena.does(setHeadlineRead, { id, isRead: true })
    const readAt = (await shown(id))?.headline.readAt
    expect(readAt).not.toBeNull()
    await harbor.omar.does(setHeadlineRead, { id, isRead: true })
    expect((await shown(id))?.headline.readAt).toBe(readAt)
    await harbor.lena.does(setHeadlineRead, { id, isRead: false })
    expect((await shown(id))?.headline.readAt).toBeNull()
    await expect(harbor.theo.does(setHeadlineRead, { id, isRead: true })).rejects.toMatchObject(
      refused('access/denied'),
    )
  })

  test('a meeting shows what came since the team’s last one, and the rest as earlier', async () => {
    const { crew } = harbor.teams
    const before = await added(harbor.lena)
    const meetingId = newId()
    const ids = { id: meetingId, participantId: newId(), transferId: newId() }
    await harbor.omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
    await harbor.omar.does(endMeeting, { id: newId(), meetingId })
    const after = await added(harbor.lena)
    const { fresh, earlier } = await harbor.theo.asks(headlinesForMeeting, { teamId: crew, meetingId })
    expect(fresh.map(({ headline }) => headline.id)).toEqual([after])
    expect(earlier.map(({ headline }) => headline.id)).toContain(before)
  })
})

describe('a headline for a planned meeting', () => {
  const schedule = () => ({
    id: newId(),
    teamId: harbor.teams.crew,
    meetingType: 'weekly' as const,
    startsOn: '2026-03-03',
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'Europe/Berlin',
  })
  const setting = () =>
    harbor.lena.asks(headlineSetting, { teamId: harbor.teams.crew, from: new Date().toISOString() })
  const meant = async (forMeetingAt: string) => {
    const id = newId()
    const { crew: teamId } = harbor.teams
    await harbor.lena.does(createHeadline, { id, title: 'New crane', teamId, forMeetingAt })
    return id
  }

  test('the dialog offers the next ten meetings; the headline waits for the one that was chosen', async () => {
    await harbor.omar.does(setSchedule, schedule())
    const { meetings } = await setting()
    expect(meetings).toHaveLength(10)
    expect(meetings[0]).toMatchObject({ meetingType: 'weekly', status: 'scheduled' })
    const chosen = meetings[1]!
    expect(chosen.id).toBe(chosen.date)
    const id = await meant(chosen.date)
    expect((await shown(id))?.headline).toMatchObject({ forMeetingAt: chosen.date, meetingId: null })
    const meetingId = newId()
    const ids = { id: meetingId, participantId: newId(), transferId: newId() }
    await harbor.omar.does(startMeeting, { ...ids, teamId: harbor.teams.crew, meetingType: 'weekly' })
    const { fresh, later } = await harbor.theo.asks(headlinesForMeeting, {
      teamId: harbor.teams.crew,
      meetingId,
    })
    expect(later.map(({ headline }) => headline.id)).toEqual([id])
    expect(fresh.map(({ headline }) => headline.id)).not.toContain(id)
    await harbor.omar.does(endMeeting, { id: newId(), meetingId })
  })

  test('it follows its meeting when that is moved, and can be meant for one that was', async () => {
    const { crew } = harbor.teams
    await harbor.omar.does(setSchedule, schedule())
    const { meetings } = await setting()
    const chosen = meetings[1]!.date
    const before = await meant(chosen)
    const { id, timeOfDay } = (await harbor.omar.asks(schedulesOfTeam, { teamId: crew })).schedules[0]!
    const day = chosen.slice(0, 10)
    const move = (toDay: string) => harbor.omar.does(moveMeeting, { id, day, toDay, toTime: timeOfDay })
    await move(addDays(day, 1))
    const moved = (await setting()).meetings[1]!.date
    expect(moved.slice(0, 10)).toBe(addDays(day, 1))
    const after = await meant(moved)
    expect([(await shown(before))?.forMeetingAt, (await shown(after))?.forMeetingAt]).toEqual([moved, moved])
    await move(day)
    expect([(await shown(before))?.forMeetingAt, (await shown(after))?.forMeetingAt]).toEqual([
      chosen,
      chosen,
    ])
  })

  test('a moment without a planned meeting counts for nothing, and neither does one that is over', async () => {
    await harbor.omar.does(setSchedule, schedule())
    const { meetings } = await setting()
    const aMinuteLater = new Date(Date.parse(meetings[0]!.date) + 60_000).toISOString()
    for (const moment of [aMinuteLater, '2026-03-03T08:30:00.000Z', '2020-01-01T00:00:00.000Z'])
      expect((await shown(await meant(moment)))?.headline.forMeetingAt).toBeNull()
  })
})

describe('only its creator changes a headline', () => {
  test('they edit, archive and restore it', async () => {
    const id = await added(harbor.lena)
    await harbor.lena.does(updateHeadline, { id, content: '' })
    expect((await shown(id))?.headline).toMatchObject({ title: 'New anchor', content: null })
    await harbor.lena.does(archiveHeadline, { id })
    expect(await shown(id)).toBeUndefined()
    await harbor.lena.does(restoreHeadline, { id })
    expect(await shown(id)).toBeDefined()
  })

  test('the team’s manager and the director clear it away and bring it back', async () => {
    const id = await added(harbor.lena)
    for (const player of [harbor.omar, harbor.maya]) {
      await player.does(archiveHeadline, { id })
      expect(await shown(id)).toBeUndefined()
      await player.does(restoreHeadline, { id })
      expect(await shown(id)).toBeDefined()
    }
    const omars = await added(harbor.omar)
    for (const act of [archiveHeadline, restoreHeadline])
      await expect(harbor.lena.does(act, { id: omars })).rejects.toMatchObject(
        refused('headline/creator-or-manager-only'),
      )
  })

  test('the team’s manager and the director don’t', async () => {
    const id = await added(harbor.lena)
    for (const player of [harbor.omar, harbor.maya]) {
      await expect(player.does(updateHeadline, { id, title: 'Mine' })).rejects.toMatchObject(
        refused('headline/creator-only', HEADLINE_NOT_UPDATED),
      )
    }
    expect((await shown(id))?.headline).toMatchObject({ title: 'New anchor', archivedAt: null })
  })

  test('a member of another team and another company don’t find it', async () => {
    const id = await added(harbor.maya, harbor.teams.leadership)
    for (const player of [harbor.lena, lantern.ravi]) {
      for (const attempt of [
        () => player.does(updateHeadline, { id, title: 'Mine' }),
        () => player.does(archiveHeadline, { id }),
        () => player.does(restoreHeadline, { id }),
      ]) {
        await expect(attempt()).rejects.toMatchObject(refused('access/not-found'))
      }
    }
    await expect(
      harbor.lena.asks(headlinesOfTeam, { teamId: harbor.teams.leadership }),
    ).rejects.toMatchObject(refused('access/denied'))
  })
})
