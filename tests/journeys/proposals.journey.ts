import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Page } from '@playwright/test'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

async function makeToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByLabel('Name').fill('Assistant')
  await dialog.getByRole('checkbox', { name: 'Read teams' }).check()
  await dialog.getByRole('checkbox', { name: 'Write tasks' }).check()
  await dialog.getByRole('switch', { name: 'Ask me before assistants write' }).click()
  await dialog.getByRole('button', { name: 'Make token' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  const token = await shown.getByRole('textbox', { name: 'Your new token' }).inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  return token
}

test('an assistant proposes tasks, and its director applies one and dismisses the other', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.maya, path: '/settings?tab=integrations' })
  const token = await makeToken(page)

  const assistant = new Client({ name: 'journey', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await assistant.connect(new StreamableHTTPClientTransport(new URL(`${stage.url}/api/mcp`), { requestInit }))
  const call = async (name: string, args: object) => {
    const { content } = await assistant.callTool({ name, arguments: { ...args } })
    return (content as { text: string }[])[0]!.text
  }
  const { data } = JSON.parse(await call('myTeams', {})) as { data: { id: string; name: string }[] }
  const crew = data.find(({ name }) => name === 'Crew')!
  const propose = (title: string) =>
    call('createTask', { title, taskType: 'team', teamId: crew.id, dueDate: '2036-12-01' })
  expect(await propose('Weigh the containers')).toContain('proposed')
  expect(await propose('Sell the pier')).toContain('proposed')
  await assistant.close()

  await page.reload()
  const proposals = page.getByRole('list', { name: 'Proposed by assistants' })
  const one = (title: string) => proposals.getByRole('listitem').filter({ hasText: title })
  await expect(one('Weigh the containers')).toContainText('Team:Crew')
  await expect(one('Sell the pier')).toContainText('With Assistant')
  await expectUsable(page, 'what assistants propose')
  await one('Sell the pier').getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page, 'Dismissed')).toBeVisible()
  await expect(one('Sell the pier')).toHaveCount(0)
  await one('Weigh the containers').getByRole('button', { name: 'Apply' }).click()
  await expect(toast(page, 'Applied')).toBeVisible()
  await expect(proposals).toHaveCount(0)

  await page.goto(`/tasks?team=${harbor.teamId}`)
  await expect(page.getByText('Weigh the containers')).toBeVisible()
  await expect(page.getByText('Sell the pier')).toHaveCount(0)
})
