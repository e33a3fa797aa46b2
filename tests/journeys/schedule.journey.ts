import { moveMeeting, setSchedule } from '../../src/features/meetings/schedule/schedules.mutations.ts'
import { schedulesOfTeam } from '../../src/features/meetings/schedule/schedules.queries.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { holdUndo, row } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('one meeting of a series is moved, everybody sees from where, and it goes back', async ({
  stage,
  enter,
}) => {
  const { id, teamId, omar, lena } = await makeHarbor(stage.services)
  await stage.services.node.run(id, omar.id, setSchedule, {
    id: newId(),
    teamId,
    meetingType: 'weekly',
    startsOn: addDays(utcDayOf(new Date().toISOString()), 3),
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'UTC',
  })
  const manager = await enter({ as: omar, path: '/meetings' })
  const member = await enter({ as: lena, path: '/meetings', phone: true })
  const coming = row(member, 'Crew · Weekly Meeting')
  await expect(coming).toBeVisible()
  await expect(member.getByRole('button', { name: /^Move this meeting/ })).toBeHidden()

  await manager.getByRole('button', { name: /^Move this meeting/ }).click()
  const dialog = manager.getByRole('dialog', { name: 'Move this meeting' })
  await dialog.getByLabel('Time').fill('15:45')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()
  await holdUndo(manager)
  await expect(coming).toContainText('Moved from')
  await expectUsable(member, 'a meeting that was moved, on a phone')
  await manager.getByRole('button', { name: 'Undo' }).click()
  await expect(coming).not.toContainText('Moved from')

  await test.step('beside the agenda, too, and back to its usual time', async () => {
    await manager.goto(`/meeting/${teamId}`)
    await manager
      .getByRole('button', { name: /^Move this meeting/ })
      .first()
      .click()
    await dialog.getByLabel('Time').fill('08:15')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(manager.getByText(/^Moved from/)).toBeVisible()
    await expect(coming).toContainText('Moved from')
    await manager
      .getByRole('button', { name: /^Move this meeting/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Back to its usual time' }).click()
    await expect(manager.getByText(/^Moved from/)).toBeHidden()
    await expect(coming).not.toContainText('Moved from')
  })
})

test('of a meeting time Omar saves what he has changed, and the hour that Maya chose meanwhile stays', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const weekly = {
    id: newId(),
    teamId,
    meetingType: 'weekly',
    startsOn: addDays(utcDayOf(new Date().toISOString()), 3),
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'UTC',
  } as const
  await node.run(id, omar.id, setSchedule, weekly)
  const page = await enter({ as: omar, path: `/meeting/${teamId}` })
  await page.getByRole('button', { name: 'Change time' }).click()
  const dialog = page.getByRole('dialog', { name: /^Meeting time/ })
  await dialog.getByLabel('Length').fill('60')
  await node.run(id, maya.id, setSchedule, { ...weekly, timeOfDay: '14:15', everyWeeks: 2 })
  await expect(page.getByText(/2:15\sPM/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => {
      const [schedule] = (await node.ask(id, omar.id, schedulesOfTeam, { teamId })).schedules
      const { timeOfDay, minutes, everyWeeks } = schedule!
      return { timeOfDay, minutes, everyWeeks }
    })
    .toEqual({ timeOfDay: '14:15', minutes: 60, everyWeeks: 2 })
})

test('to take back that a meeting time was removed brings its moved meeting back, too', async ({
  stage,
  enter,
}) => {
  const { id, teamId, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const scheduleId = newId()
  const first = addDays(utcDayOf(new Date().toISOString()), 3)
  await node.run(id, omar.id, setSchedule, {
    id: scheduleId,
    teamId,
    meetingType: 'weekly',
    startsOn: first,
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'UTC',
  })
  await node.run(id, omar.id, moveMeeting, { id: scheduleId, day: first, toDay: first, toTime: '15:45' })
  const page = await enter({ as: omar, path: `/meeting/${teamId}` })
  await expect(page.getByText(/^Moved from/)).toBeVisible()
  await page.getByRole('button', { name: 'Change time' }).click()
  await page.getByRole('button', { name: 'No fixed time' }).click()
  await holdUndo(page)
  await expect(page.getByText(/^Moved from/)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Moved from/)).toBeVisible()
})
