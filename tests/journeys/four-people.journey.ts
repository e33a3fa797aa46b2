import { meetings } from '../../src/features/meetings/meetings.table.ts'
import { defineMutation } from '../../src/sync/define-mutation.ts'
import { goOffline, row, toast } from './acts.ts'
import { type Company, joinAs, makeHarbor, makePerson } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { addIssue, expectSection, openIssues, rate, startMeeting, timer } from './meeting.ts'
import type { Stage } from './stage.ts'

test.use({ workerComes: 'at once' })

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

  await test.step('and takes over there, which is said to count for the others only later', async () => {
    await train.getByRole('button', { name: 'Take over' }).click()
    const question = train.getByRole('alertdialog', { name: 'Take over from Maya Harper?' })
    await expect(question).toContainText('You are offline.')
    await expect(question).not.toContainText('is connected')
    await question.getByRole('button', { name: 'Take over' }).click()
    await expect(toast(train, 'The others hear of it once you are online.')).toBeVisible()
    await expect(train.getByText('You are the scriber', { exact: true })).toBeVisible()
    await expect(desk.getByText('Scriber: Maya Harper')).toBeVisible()
  })

  await test.step('the scriber vanishes, and the next one goes on without asking', async () => {
    await scriber.context().close()
    // What the scriber last said of being there may still be on its way.
    await expect(async () => {
      await silenceScriber(stage, harbor)
      await expect(desk.getByText('Maya Harper (scriber) is away')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await desk.getByRole('button', { name: 'Take over' }).click()
    await expect(desk.getByText('You are the scriber')).toBeVisible()
    await expect(desk.getByRole('alertdialog')).toBeHidden()
  })

  await test.step('what was done without a network arrives once, and its author is in step again', async () => {
    await expect(row(desk, 'The winch is stuck')).toHaveCount(0)
    await train.context().setOffline(false)
    await expect(toast(train, 'Omar Castell took over a moment ago.')).toBeVisible()
    await expect(row(desk, 'The winch is stuck')).toContainText('1 vote')
    await expect(row(train, 'The mast is cracked')).toContainText('2 votes')
    await expect(train.getByText('Scriber: Omar Castell')).toBeVisible()
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

/** Sets back when the scriber of the team's running meeting was last heard of, instead of waiting. */
async function silenceScriber({ services }: Stage, { id, teamId }: Company): Promise<void> {
  const twoMinutesAgo = new Date(Date.now() - 120_000).toISOString()
  const silence = defineMutation('silenceScriber', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const [meeting] = tx.where(meetings, { teamId, status: 'active' })
      tx.update(meetings, meeting!.id, { scriberLastActivity: twoMinutesAgo })
    },
  })
  await services.node.run(id, null, silence, {})
}
