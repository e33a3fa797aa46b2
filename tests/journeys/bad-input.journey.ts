import { newId } from '../../src/sync/id.ts'
import { endMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { goOffline, quickCreate, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { openIssues, startMeeting } from './meeting.ts'

const PASSWORD_TOO_COMMON = 'password1'

test('what was typed stays in a dialog that refuses it, and closing it asks first', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })

  await quickCreate(page, 'Create Metric')
  const dialog = page.getByRole('dialog', { name: 'Add Metric' })
  await dialog.getByLabel('Target value').fill('12.5')
  await dialog.getByRole('button', { name: 'Add metric' }).click()
  await expect(dialog.getByText('Metric name is required')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Target value')).toHaveValue('12.5')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Target value')).toHaveValue('12.5')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})

test('a number that is none stays in its cell with the reason', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/metrics' })
  await page.getByRole('button', { name: 'Add metric' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Metric' })
  await dialog.getByLabel('Name').fill('Boats sold')
  await dialog.getByLabel('Target value').fill('10')
  await dialog.getByRole('button', { name: 'Add metric' }).click()

  await page.getByRole('gridcell').last().click()
  await page.keyboard.type('ten')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Boats sold/ })).toHaveValue('ten')
  await expect(page.getByRole('grid').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: /Boats sold/ })).toBeHidden()
})

test('a metric of a name that is taken is refused in the words of the spec', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/metrics' })
  const dialog = page.getByRole('dialog', { name: 'Add Metric' })
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Add metric' }).first().click()
    await dialog.getByLabel('Name').fill('Boats sold')
    await dialog.getByLabel('Target value').fill('10')
    await dialog.getByRole('button', { name: 'Add metric' }).click()
    if (time === 0) await expect(dialog).toBeHidden()
  }
  await expect(
    page
      .getByText(
        'A metric named "Boats sold" already exists for this team member and week. Please choose a different name.',
      )
      .first(),
  ).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Boats sold')
})

test('a vote that arrives after the meeting has ended is refused and vanishes', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/)
  const { id, maya, lena } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/dashboard' })
  const late = await enter({ as: lena, path: '/dashboard' })
  await startMeeting(desk, 'Crew')
  await late.getByRole('button', { name: 'Join Meeting' }).click()
  await openIssues(desk)
  await late.getByRole('button', { name: 'Add issue' }).first().click()
  const dialog = late.getByRole('dialog', { name: 'Add Issue' })
  await dialog.getByLabel('Title').fill('The sails are torn')
  await dialog.getByRole('button', { name: 'Add issue' }).click()

  await goOffline(late)
  await expect(late.getByText('Offline mode')).toBeVisible()
  await late.getByRole('button', { name: 'Vote for The sails are torn' }).click()
  await expect(row(late, 'The sails are torn')).toContainText('1 vote')
  const { rows } = await stage.services.node.options.inCompany(id, null, (client) =>
    client.query<{ id: string }>('select id from meetings'),
  )
  await stage.services.node.run(id, maya.id, endMeeting, { id: newId(), meetingId: rows[0]!.id })

  await late.context().setOffline(false)
  await expect(toast(late, 'Meeting not found or not active')).toBeVisible()
  await expect(late).toHaveURL(/\/tasks$/)
})

test('signing up tells what is wrong beside each field and keeps the rest', async ({
  enter,
  expectTrouble,
}) => {
  expectTrouble(/status of 4\d\d/)
  const page = await enter({ path: '/signup' })
  await page.getByLabel('Full name').fill('Nina Sorel')
  await page.getByLabel('E-mail').fill('nina at example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD_TOO_COMMON)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Full name')).toHaveValue('Nina Sorel')

  await page.goto('/login')
  await page.getByLabel('E-mail').fill('nobody@harbor.example')
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Sign-in failed')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@harbor.example')
})

test('what is not there or not mine says so in plain words', async ({ stage, enter }) => {
  const { lena } = await makeHarbor(stage.services)
  const other = await makeHarbor(stage.services)
  const page = await enter({ as: lena, path: '/nowhere' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/meeting/${other.teamId}`)
  await expect(page.getByText('This team’s meetings are not open to you.')).toBeVisible()
  await page.goto('/meeting/not-an-id/weekly')
  await expect(page.getByText('This team’s meetings are not open to you.')).toBeVisible()
})

test('companies that cannot be loaded again are said so, and Retry brings them back', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/status of 403/)
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/profile' })
  await expect(page.getByLabel('Full name')).toHaveValue('Maya Harper')
  await page.route('**/api/session', (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('button', { name: 'Save' }).click()
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('Company Error')).toBeVisible()
  await sidebar.getByRole('button', { name: 'Retry' }).click()
  await expect(toast(page, 'Error loading companies')).toBeVisible()
  await page.unroute('**/api/session')
  await sidebar.getByRole('button', { name: 'Retry' }).click()
  await expect(sidebar.getByRole('button', { name: 'Harbor' })).toBeVisible()
})
