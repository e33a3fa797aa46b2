import type { Page } from '@playwright/test'
import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { pressAtOnce, select } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

/** A company that has switched processes on. */
async function harborWithProcesses(services: Services): Promise<Company> {
  const harbor = await makeHarbor(services)
  await services.node.run(harbor.id, harbor.maya.id, setLab, { lab: 'process', isOn: true })
  return harbor
}

const add = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add process' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add process' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit ${name}`)
}

const nextStep = (page: Page) => page.getByLabel('Next step')

test('Omar writes a process by keys and a pasted list, and publishes it; Lena reads it', async ({
  stage,
  enter,
}) => {
  const { omar, lena } = await harborWithProcesses(stage.services)
  const page = await enter({ as: omar, path: '/tasks' })
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  await pressAtOnce(page, 'gc')
  await expect(
    page.getByText('Name the six to ten things that must be done the same way each time.'),
  ).toBeVisible()
  await expectUsable(page, 'no processes')
  await add(page, 'Leaving harbour')
  await page.getByLabel('Summary').fill('How we leave, in any weather.')
  await nextStep(page).fill('Look at the wind')
  await page.keyboard.press('Enter')
  await nextStep(page).fill('Let go')
  await page.keyboard.press('Enter')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('region')
  await expect(steps).toHaveCount(2)
  await nextStep(page).evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/plain', '1. Log the time\n   - in the book\n2. Call the harbour')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(steps).toHaveCount(4)
  await expect(page.getByLabel('Text of step 3')).toHaveValue('- in the book')
  await page.getByLabel('Text of step 2').fill('Bow line **last**.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('strong')).toHaveText('last')
  await expect(page.getByRole('button', { name: 'Write' })).toBeHidden()
  await expectUsable(page, 'a step being written')
  await page.getByLabel('What is done').nth(3).press('Alt+ArrowUp')
  await expect(page.getByLabel('What is done').nth(2)).toHaveValue('Call the harbour')
  await expectUsable(page, 'the editor')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish version 1' })
  await expect(dialog).toHaveAccessibleDescription(
    'Everybody in the company can read it. Nobody is asked to confirm it yet.',
  )
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()

  const reader = await enter({ as: lena, path: '/process' })
  await reader.getByRole('link', { name: 'Leaving harbour' }).click()
  await expect(reader.getByRole('main').locator('strong')).toHaveText('last')
  await expect(reader.getByText(/Version 1, published/)).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expectUsable(reader, 'a process')
})

test('on a phone a switch shows how a step will be read, and leads back to where it is written', async ({
  stage,
  enter,
}) => {
  const { omar } = await harborWithProcesses(stage.services)
  const page = await enter({ as: omar, phone: true, path: '/process' })
  await add(page, 'Leaving harbour')
  await nextStep(page).fill('Let go')
  await page.keyboard.press('Enter')
  const text = page.getByLabel('Text of step 1')
  await text.fill('- Bow line **last**')
  const preview = page.getByRole('region', { name: 'Preview' })
  const turnTo = (side: string) => page.getByRole('button', { name: side, exact: true })
  await expect(preview).toBeHidden()
  await expectUsable(page, 'writing on a phone')
  await turnTo('Preview').click()
  await expect(preview.getByRole('listitem')).toHaveText('Bow line last')
  await expect(text).toBeHidden()
  await expectUsable(page, 'a preview on a phone')
  await turnTo('Write').click()
  await expect(text).toBeFocused()
  await page.getByLabel('Summary').fill('How we *leave*')
  // What was written last stays a moment.
  await expect(turnTo('Preview')).toHaveCount(1)
  await turnTo('Preview').click()
  await expect(preview.locator('em')).toHaveText('leave')
})

test('six common drafts are put in order, filtered, archived and brought back, on a phone too', async ({
  stage,
  enter,
}) => {
  const { maya } = await harborWithProcesses(stage.services)
  const page = await enter({ as: maya, path: '/process' })
  await page.getByRole('button', { name: 'Start with common ones' }).click()
  const rows = page.getByRole('list', { name: 'Processes of Crew' }).getByRole('listitem')
  await expect(rows).toHaveCount(6)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Sales' }).press('Alt+ArrowUp')
  await expect(rows.nth(1)).toContainText('Sales')
  await expectUsable(page, 'the processes')
  await rows.nth(1).getByRole('button', { name: 'Actions for Sales' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('Readings stop; versions and confirmations are kept.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Archived processes' }).click()
  await expectUsable(page, 'what can be brought back')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore Sales' }).click()
  await expect(rows).toHaveCount(6)
  await select(page.getByLabel('State'), 'Published')
  await expect(page.getByText('No process matches.')).toBeVisible()

  const phone = await enter({ as: maya, phone: true, path: '/process' })
  await expect(phone.getByRole('listitem').filter({ hasText: 'Finance' })).toBeVisible()
  await expectUsable(phone, 'the processes on a phone')
})

test('a file becomes drafts, its bad rows are said before, and all of it is taken back as one', async ({
  stage,
  enter,
}) => {
  const { omar } = await harborWithProcesses(stage.services)
  const page = await enter({ as: omar, path: '/process' })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import processes' })
  const text = `# Leaving\n## Look\n## Let go\n# ${'x'.repeat(101)}\n## Look\n# Arriving\n## Tie up\n`
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'all.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(dialog.getByText('Row 2: has a name of more than 100 characters')).toBeVisible()
  await expectUsable(page, 'what an import of processes would do')
  const rows = page.getByRole('list', { name: 'Processes of Crew' }).getByRole('listitem')
  await expect(rows).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('2 processes imported')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(0)
  await expect(page.getByText('Name the six to ten things')).toBeVisible()
})

test('Omar asks everyone to read a process, Lena confirms it on her phone, and a newer version asks her again', async ({
  stage,
  enter,
}) => {
  const { omar, lena } = await harborWithProcesses(stage.services)
  const page = await enter({ as: omar, path: '/process' })
  await add(page, 'Leaving harbour')
  await nextStep(page).fill('Let go')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Readers' }).click()
  const readers = page.getByRole('dialog', { name: 'Readers' })
  await readers.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(readers.getByText('This asks 3 people to confirm.')).toBeVisible()
  await expect(readers.getByText('0 of 3 have confirmed')).toBeVisible()
  await expectUsable(page, 'readers')

  const reader = await enter({ as: lena, phone: true, path: '/dashboard' })
  await reader.getByRole('list', { name: 'To read' }).getByRole('link', { name: 'Leaving harbour' }).click()
  await expect(reader.getByText('I have read this and will work this way.')).toBeVisible()
  await expectUsable(reader, 'a process to confirm')
  await reader.getByRole('button', { name: 'Confirm' }).click()
  await expect(reader.getByText(/You confirmed version 1/)).toBeVisible()
  await expect(readers.getByText('1 of 3 have confirmed')).toBeVisible()
  await expect(readers.getByRole('listitem').filter({ hasText: 'Lena Brook' })).toContainText('Version 1')
  await page.keyboard.press('Escape')

  await nextStep(page).fill('Log the time')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish version 2' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Say what changed')).toBeVisible()
  await dialog.getByLabel('What changed?').fill('The log')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(reader.getByText('Version 2 came out while you were reading.')).toBeVisible()
  await expect(reader.getByText('New', { exact: true }).last()).toBeVisible()
  await reader.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(reader.locator(':focus')).toContainText('You confirmed version 2')
})

test('Omar says that a process was followed and measures it; Lena’s suggestion is an issue of the team', async ({
  stage,
  enter,
}) => {
  const { omar, lena } = await harborWithProcesses(stage.services)
  const page = await enter({ as: omar, path: '/process' })
  await add(page, 'Leaving harbour')
  await nextStep(page).fill('Let go')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'Show process' }).click()
  await page.getByRole('button', { name: 'Always' }).click()
  await expect(page.getByText('This month: Always')).toBeVisible()
  await page.getByRole('button', { name: 'Add a measure' }).click()
  const metric = page.getByRole('dialog', { name: 'Add Metric' })
  await expect(metric.getByLabel('Name')).toHaveValue('Leaving harbour: ')
  await metric.getByLabel('Name').fill('Leaving harbour: on time')
  await metric.getByLabel('Target value').fill('95')
  await metric.getByRole('button', { name: 'Add metric' }).click()
  await expect(page.getByRole('link', { name: 'Leaving harbour: on time' })).toBeVisible()
  await expectUsable(page, 'a process with its parts')

  const reader = await enter({ as: lena, phone: true, path: '/process' })
  await reader.getByRole('link', { name: 'Leaving harbour' }).click()
  await reader.getByRole('button', { name: 'Suggest a change to Let go' }).click()
  await reader.getByLabel('What should be different?').fill('Bow line first')
  await reader.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(reader.getByRole('dialog')).toBeHidden()
  await page.goto('/issues')
  await expect(page.getByText('Process Leaving harbour: Bow line first')).toBeVisible()
})

test('Maya adds a process for a team whose people come only once she has chosen it', async ({
  stage,
  enter,
}) => {
  const { id, maya, omar } = await harborWithProcesses(stage.services)
  const dock = { id: newId(), membershipId: newId(), name: 'Dock' }
  await stage.services.node.run(id, omar.id, createTeam, dock)
  const page = await enter({ as: maya, path: '/process' })
  await page.getByRole('button', { name: 'Add process' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add process' })
  await dialog.getByLabel('Name').fill('Mooring')
  await select(dialog.getByLabel('Team'), 'Dock')
  await expect(dialog.getByLabel('Owner')).toHaveText('Omar Castell')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Mooring')
})
