import { setAgenda } from '../../src/features/meetings/agenda/agenda.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, MAIN, test } from './journey.ts'
import { addIssue, addOnPhone, expectSection, openIssues, rate, startMeeting, timer } from './meeting.ts'

test('three people hold their weekly meeting, one of them on a phone', MAIN, async ({ stage, enter }) => {
  const { id, maya, omar, lena } = await makeHarbor(stage.services)
  const scriber = await enter({ as: maya, path: '/dashboard' })
  const desk = await enter({ as: omar, path: '/dashboard' })
  const phone = await enter({ as: lena, path: '/tasks', phone: true })
  const everybody = [scriber, desk, phone]

  const card = desk.getByRole('heading', { name: 'My tasks this week' })
  await expect(card).toBeVisible()
  await expect(desk.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await desk.evaluate(() => document.fonts.ready)
  const before = await card.boundingBox()
  await startMeeting(scriber, 'Crew')
  await expect(desk.getByText('Crew: the weekly meeting is running')).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
  for (const page of [desk, phone]) {
    await page.getByRole('button', { name: 'Join Meeting' }).click()
    await expect(page.getByRole('heading', { name: 'Crew · Weekly Meeting' })).toBeVisible()
  }
  for (const page of everybody) {
    await expect(page.getByRole('list', { name: 'Speaking order' }).getByRole('listitem')).toHaveCount(3)
  }

  await test.step('only the scriber runs the timer, and it may be taken over', async () => {
    await expect(timer(desk)).toBeHidden()
    await timer(scriber).getByRole('button', { name: 'Next' }).click()
    for (const page of everybody) await expectSection(page, 'Scorecard')
    await timer(scriber).getByRole('button', { name: 'Back' }).click()
    for (const page of everybody) await expectSection(page, 'Segue')
    await timer(scriber).getByRole('button', { name: 'Pause' }).click()
    for (const page of everybody) await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await timer(scriber).getByRole('button', { name: 'Resume' }).click()
    for (const page of everybody) await expect(page.getByText('Paused', { exact: true })).toBeHidden()

    await desk.getByRole('button', { name: 'Take over' }).click()
    const question = desk.getByRole('alertdialog', { name: 'Take over from Maya Harper?' })
    await question.getByRole('button', { name: 'Take over' }).click()
    await Promise.all([
      expect(toast(desk, 'Maya Harper has been told.')).toBeVisible(),
      expect(toast(scriber, 'Omar Castell took over and is the scriber now')).toBeVisible(),
    ])
    await expect(timer(scriber)).toBeHidden()
    await expect(scriber.getByRole('button', { name: 'End meeting' })).toBeHidden()
    await phone.getByRole('button', { name: 'Meeting options' }).click()
    await expect(phone.getByRole('menuitem', { name: 'Take over' })).toContainText('Scriber: Omar Castell')
    await phone.keyboard.press('Escape')
    await timer(desk).getByRole('button', { name: 'Next' }).click()
    for (const page of everybody) await expectSection(page, 'Scorecard')
  })

  await test.step('everybody sees the votes, and nobody gives more than the limit', async () => {
    await openIssues(desk)
    for (const page of everybody) await expectSection(page, 'Issues')
    await addOnPhone(phone, 'Add issue')
    await fillDialog(phone, 'Add Issue', { Title: 'Deliveries leave a day late' }, 'Add issue')
    await addIssue(desk, 'The crane is broken')
    const vote = phone.getByRole('button', { name: 'Vote for Deliveries leave a day late' })
    const voted = row(phone, 'Deliveries leave a day late')
    // The line between two rows belongs to the first.
    await expect(row(phone, 'The crane is broken')).toBeVisible()
    const height = (await voted.boundingBox())?.height
    for (let cast = 1; cast <= 5; cast++) await vote.click()
    await expect.poll(async () => (await voted.boundingBox())?.height).toBe(height)
    const votes = (left: string) => phone.getByRole('button', { name: left })
    await expect(votes('0 of 5 votes left')).toBeVisible()
    await vote.click({ force: true })
    await expect(toast(phone, 'All 5 votes are used. Take one back to vote again.')).toBeVisible()
    await votes('0 of 5 votes left').click()
    for (const page of everybody) {
      await expect(row(page, 'Deliveries leave a day late')).toContainText('5 votes')
      await expect(page.getByText('1 of 3 have voted')).toBeVisible()
    }
    await phone.getByRole('button', { name: 'Take back a vote from Deliveries leave a day late' }).click()
    await expect(row(desk, 'Deliveries leave a day late')).toContainText('4 votes')
    await desk.getByRole('button', { name: 'Change limit' }).click()
    await desk.getByLabel('Votes per participant', { exact: true }).last().fill('7')
    await desk.getByRole('checkbox', { name: 'Also for the team’s next meetings' }).click()
    await desk.getByRole('button', { name: 'Set limit' }).click()
    await expect(toast(phone, 'Meeting vote limit changed to 7 votes per participant.')).toBeVisible()
    await expect(votes('3 of 7 votes left')).toBeVisible()
  })

  await test.step('an issue becomes a task and is resolved', async () => {
    await scriber.getByRole('button', { name: 'Actions for Deliveries leave a day late' }).click()
    await scriber.getByRole('menuitem', { name: 'Make a task' }).click()
    await fillDialog(scriber, 'Add New Task', { Title: 'Load the trucks in the evening' }, 'Create task')
    await scriber.getByRole('checkbox', { name: 'Resolved: Deliveries leave a day late' }).click()
    for (const page of everybody) await expect(row(page, 'Deliveries leave a day late')).toBeHidden()
    await expect(phone.getByRole('button', { name: '7 of 7 votes left' })).toBeVisible()
    for (const page of everybody) await expect(page.getByText('1 of 3 have voted')).toBeVisible()
  })

  await test.step('a headline, the ratings, the end', async () => {
    await timer(desk).getByRole('button', { name: 'Next' }).click()
    for (const page of everybody) await expectSection(page, 'Conclude')
    await addOnPhone(phone, 'Add headline')
    await fillDialog(phone, 'Add Headline', { Title: 'Trucks are loaded in the evening' }, 'Add headline')
    await expect(row(scriber, 'Trucks are loaded in the evening')).toBeVisible()
    await stage.services.node.run(id, maya.id, createTeam, {
      id: newId(),
      membershipId: newId(),
      name: 'Dock',
    })
    await phone.getByRole('button', { name: 'Send message' }).click()
    const title = 'The quay is free from six'
    await fillDialog(phone, 'Send message', { Title: title }, 'Send message')
    await expect(row(scriber, title)).toContainText('to Dock')
    await rate(scriber, 8)
    await rate(desk, 9)
    await rate(phone, 7)
    for (const page of everybody) await expect(page.getByText('3 of 3 have rated')).toBeVisible()
    await expect(
      desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meetings' }),
    ).toHaveAttribute('aria-current', 'page')
  })

  await test.step('the end finds one in the scorecard and one in the middle of a note', async () => {
    await scriber.getByRole('link', { name: 'Metrics', exact: true }).click()
    const note = phone.getByLabel('What would have made it a 10?')
    await desk.getByRole('button', { name: 'End meeting' }).click()
    const ends = desk.getByRole('alertdialog').getByRole('button', { name: 'End meeting' })
    await expect(ends).toBeVisible()
    await note.pressSequentially('A shorter li')
    await ends.click()
    // A pause of five seconds would count as the end of the note.
    await expect(async () => {
      await note.dispatchEvent('input')
      await expect(toast(phone, 'The meeting has ended')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await note.pressSequentially('st of issues')
    await expect(toast(scriber, 'Your tasks come next.')).toBeVisible()
    for (const page of [scriber, desk]) await expect(page).toHaveURL(/\/tasks$/)
    await note.blur()
    await expect(phone).toHaveURL(/\/tasks$/)
    await expect(phone.getByText('Rating not saved')).toBeHidden()
    await phone.getByRole('button', { name: 'Meeting', exact: true }).click()
    await expect(phone.getByRole('menuitem', { name: 'Crew' })).toBeVisible()
    await phone.keyboard.press('Escape')
  })

  await test.step('the result is stored and readable', async () => {
    await phone.goto('/meetings')
    await phone.getByRole('link', { name: /Crew · Weekly Meeting/ }).click()
    for (const text of [
      'Load the trucks in the evening',
      'Deliveries leave a day late',
      'Trucks are loaded in the evening',
      'Maya Harper',
      'A shorter list of issues',
    ]) {
      await expect(phone.getByText(text).first()).toBeVisible()
    }
    const { rows } = await inCompany(stage.services.pool, id, null, (client) =>
      client.query(
        `select jsonb_array_length(tasks_created) as tasks, company_vote_limit as "limit"
         from meeting_results join teams on teams.id = team_id`,
      ),
    )
    expect(rows).toEqual([{ tasks: 1, limit: 7 }])
  })
})

test('a section keeps its screen when the team renames it', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  await stage.services.node.run(id, maya.id, setAgenda, {
    teamId,
    meetingType: 'weekly',
    agenda: [{ kind: 'issues', section: 'Sticking points', minutes: 60 }],
  })
  // The lobby's own menu starts it.
  const page = await enter({ as: maya, path: `/meeting/${teamId}` })
  await startMeeting(page, 'Crew')
  await expectSection(page, 'Sticking points')
  await expect(page.getByRole('tab', { name: 'Short-term' })).toBeVisible()
})
