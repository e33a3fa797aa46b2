import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const run = promisify(execFile)

/** As a program's author would, from a shell. */
async function curl(...args: string[]): Promise<{ ids?: { id: string }; code?: string }> {
  const { stdout } = await run('curl', ['--silent', '--show-error', ...args])
  return JSON.parse(stdout) as { ids?: { id: string }; code?: string }
}

async function makeToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByRole('button', { name: 'Make token' }).click()
  await expect(dialog.getByText('Say what the token is for.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Harbour scales')
  await dialog.getByRole('checkbox', { name: 'Read tasks' }).check()
  await dialog.getByRole('checkbox', { name: 'Write tasks' }).check()
  await expectUsable(page, 'the new token')
  await dialog.getByRole('button', { name: 'Make token' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  const token = await shown.getByRole('textbox', { name: 'Your new token' }).inputValue()
  await expectUsable(page, 'the token that was made')
  await shown.getByRole('button', { name: 'Done' }).click()
  return token
}

test('a token is made, a program makes a task with it that appears on the screen, and it is revoked', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.lena, path: '/settings?tab=integrations' })
  const token = await makeToken(page)
  const line = page.getByRole('listitem').filter({ hasText: 'Harbour scales' })
  await expect(line).toContainText('Tasks: read and write')
  await expect(line).toContainText('Never used')

  const screen = await enter({ as: harbor.lena, path: '/tasks' })
  await expect(screen.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  const task = { title: 'Weigh the containers', taskType: 'personal', dueDate: '2036-12-01' }
  const create = () =>
    curl(
      `${stage.url}/api/v1/mutations/createTask`,
      '-H',
      `Authorization: Bearer ${token}`,
      '--json',
      JSON.stringify(task),
    )
  expect((await create()).ids?.id).toMatch(/^[0-9a-f-]{36}$/)
  await expect(screen.getByText('Weigh the containers')).toBeVisible()

  await line.getByRole('button', { name: 'Revoke Harbour scales' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(toast(page, 'The token no longer works')).toBeVisible()
  await expect(page.getByText('No tokens yet')).toBeVisible()
  expect((await create()).code).toBe('token/not-valid')
})

test('the documentation finds a call, and shows how it is made', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  for (const phone of [false, true]) {
    const page = await enter({ as: harbor.maya, path: '/settings?tab=integrations', phone })
    await page.getByRole('link', { name: 'API documentation' }).click()
    await page.getByLabel('Find a call').fill('set metric value')
    await page.getByText('setMetricValue', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Example of Set metric value' }).first()).toContainText(
      '/api/v1/mutations/setMetricValue',
    )
    await expectUsable(page, 'the documentation')
    await page.getByLabel('Find a call').fill('no such thing')
    await expect(page.getByText('Nothing is called so.')).toBeVisible()
  }
})
