import { type Meeting, meetingParticipants, meetings } from '../../src/features/meetings/meetings.table.ts'
import { defineMutation } from '../../src/sync/define-mutation.ts'
import { goOffline, row, toast } from './acts.ts'
import { type Company, joinAs, makeHarbor, makePerson } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { addIssue, expectSection, openIssues, rate, startMeeting, timer } from './meeting.ts'
import type { Stage } from './stage.ts'

test('four people meet, one on a phone, one without a network for a while, and the scriber vanishes', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const harbor = await makeHarbor(stage.services)
  const noah = await makePerson(stage.services, 'Noah Quist')
  await joinAs(stage.services, harbor, noah, 'member')
  const scriber = await enter({ as: harbor.maya, path: '/dashboard' })
  const desk = await enter({ as: harbor.omar, path: '/dashboard' })
  const phone = await enter({ as: harbor.lena, path: '/dashboard', phone: true })
  const train = await enter({ as: noah, path: '/dashboard' })
  await startMeeting(scriber, 'Crew')
  for (const page of [desk, phone, train]) {
    await page.getByRole('button', { name: 'Join Meeting' }).click()
    await expect(page.getByRole('heading', { name: 'Crew · Weekly Meeting' })).toBeVisible()
  }
  await openIssues(scriber)
  for (const page of [desk, train]) await expectSection(page, 'Issues')

  await test.step('one works on without a network', async () => {
    await goOffline(train)
    await addIssue(train, 'The winch is stuck')
    await train.getByRole('button', { name: 'Vote for The winch is stuck' }).click()
    await expect(train.getByText('4 of 5 votes left')).toBeVisible()
    await addIssue(desk, 'The mast is cracked')
    const vote = phone.getByRole('button', { name: 'Vote for The mast is cracked' })
    await vote.click()
    await vote.click()
    await expect(row(desk, 'The mast is cracked')).toContainText('2 votes')
  })

  await test.step('the scriber vanishes, and the next one goes on without asking', async () => {
    await scriber.context().close()
    await change(stage, harbor, { scriberLastActivity: minutesAgo(2) })
    await expect(desk.getByText('Maya Harper (scriber) is away')).toBeVisible()
    await desk.getByRole('button', { name: 'Take over' }).click()
    await expect(desk.getByText('You are the scriber')).toBeVisible()
    await expect(desk.getByRole('alertdialog')).toBeHidden()
  })

  await test.step('what was done without a network arrives once, and its author is in step again', async () => {
    await expect(row(desk, 'The winch is stuck')).toHaveCount(0)
    await train.context().setOffline(false)
    await expect(row(desk, 'The winch is stuck')).toContainText('1 vote')
    await expect(row(train, 'The mast is cracked')).toContainText('2 votes')
    await timer(desk).getByRole('button', { name: 'Next' }).click()
    for (const page of [desk, train]) await expectSection(page, 'Conclude')
  })

  await test.step('those who are left rate, end, and go on to their tasks', async () => {
    for (const [page, rating] of [
      [desk, 9],
      [phone, 8],
      [train, 7],
    ] as const)
      await rate(page, rating)
    await desk.getByRole('button', { name: 'End meeting' }).click()
    const question = desk.getByRole('alertdialog')
    await expect(question).toContainText('Not rated yet: Maya Harper.')
    await question.getByRole('button', { name: 'End meeting' }).click()
    for (const page of [desk, phone, train]) await expect(page).toHaveURL(/\/tasks$/)
  })
})

test('a meeting that nobody ended is ended from outside, as of when something last happened in it', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const scriber = await enter({ as: harbor.maya, path: '/dashboard' })
  await startMeeting(scriber, 'Crew')
  await scriber.context().close()
  const [begun, quiet] = [minutesAgo(7 * 60), minutesAgo(5 * 60)]
  const timed = { startedAt: begun, sectionStartTime: begun }
  await change(stage, harbor, { ...timed, updatedAt: quiet, scriberLastActivity: quiet }, begun)

  const director = await enter({ as: harbor.maya, path: '/meetings' })
  const running = row(director, 'Crew · Weekly Meeting')
  await expect(running).toContainText('Nothing has happened since')
  await director
    .getByRole('button', { name: 'Join Meeting' })
    .or(director.getByRole('button', { name: 'In Meeting' }))
    .click()
  await expect(director.getByRole('menuitem', { name: 'End meeting' })).toContainText(
    'Nobody has ended it yet',
  )
  await director.keyboard.press('Escape')
  await running.getByRole('button', { name: 'End meeting' }).click()
  await director
    .getByRole('alertdialog', { name: 'End this meeting?' })
    .getByRole('button', { name: 'End meeting' })
    .click()
  await expect(toast(director, 'Meeting finalized successfully')).toBeVisible()
  await director.getByRole('link', { name: /Crew · Weekly Meeting/ }).click()
  await expect(director.getByRole('heading', { name: /^Time 2:00:00 of/ })).toBeVisible()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

type Moments = Pick<Meeting, 'scriberLastActivity'> &
  Partial<Pick<Meeting, 'startedAt' | 'sectionStartTime' | 'updatedAt'>>

/** Sets moments of the team's running meeting, and when its people joined, instead of waiting for hours. */
async function change(
  { services }: Stage,
  { id, teamId }: Company,
  moments: Moments,
  joinedAt?: string,
): Promise<void> {
  const backdate = defineMutation('backdate', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const [meeting] = tx.where(meetings, { teamId, status: 'active' })
      tx.update(meetings, meeting!.id, moments)
      for (const { id: participantId } of tx.where(meetingParticipants, { meetingId: meeting!.id }))
        if (joinedAt) tx.update(meetingParticipants, participantId, { joinedAt })
    },
  })
  await services.node.run(id, null, backdate, {})
}
