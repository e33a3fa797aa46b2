import { createHmac } from 'node:crypto'
import { type Received, startReceiver } from '../../src/features/integrations/receiver-harness.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test as base } from './journey.ts'
import { openStage, type Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

/** A server that may reach programs on this machine. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const { close, ...stage } = await openStage({ OUTGOING_PRIVATE: '127.0.0.1' })
      await use(stage)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** As the screen tells the author of a program to check it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, time = '', signature] =
    /^t=(\d+),v1=([\da-f]+)$/.exec(String(headers['quarterdeck-signature'])) ?? []
  return signature === createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}

test('a director adds a webhook, its program checks what it is told, one that fails is sent again, and it is removed', async ({
  stage,
  enter,
}) => {
  const { node } = stage.services
  const harbor = await makeHarbor(stage.services)
  const program = await startReceiver()
  const newTask = (title: string) =>
    node.run(harbor.id, harbor.lena.id, createTask, {
      id: newId(),
      title,
      taskType: 'team',
      teamId: harbor.teamId,
      dueDate: '2036-12-01',
    })
  const page = await enter({ as: harbor.maya, path: '/settings?tab=integrations' })

  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByLabel('Address').fill(`${program.url}/hook`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose at least one event')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'a task is created' }).check()
  await expectUsable(page, 'the new webhook')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const shown = page.getByRole('dialog', { name: 'The secret of your webhook' })
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()

  await newTask('Weigh the containers')
  await expect.poll(() => program.received.length).toBe(1)
  expect(isSigned(program.received[0]!, secret)).toBe(true)
  expect(isSigned(program.received[0]!, `${secret}x`)).toBe(false)
  expect(JSON.parse(program.received[0]!.body)).toMatchObject({
    event: 'task.created',
    data: { title: 'Weigh the containers' },
  })

  program.answer(500, 'The scales are broken')
  await newTask('Weigh the anchor')
  await expect.poll(() => program.received.length).toBe(2)
  const log = page.getByRole('dialog', { name: 'What was sent to 127.0.0.1' })
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const deliveries = log.getByRole('listitem').filter({ hasText: 'a task is created' })
  await expect(deliveries).toHaveCount(2)
  await expect(async () => {
    await log.getByRole('button', { name: 'Refresh' }).click()
    await expect(deliveries.first()).toContainText('500 in', { timeout: 1_000 })
  }).toPass()
  await expect(deliveries.first()).toContainText('Waiting')
  await expect(deliveries.last()).toContainText('Delivered')
  await deliveries.first().getByText('What came back').click()
  await expect(deliveries.first()).toContainText('The scales are broken')

  program.answer(204)
  // The server itself tries again after a while.
  const before = program.received.length
  await deliveries.first().getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, 'It is sent again')).toBeVisible()
  await expect.poll(() => program.received.length).toBeGreaterThan(before)
  expect(program.received.at(-1)!.headers['quarterdeck-delivery']).toBe(
    program.received[1]!.headers['quarterdeck-delivery'],
  )
  await expect(async () => {
    await log.getByRole('button', { name: 'Refresh' }).click()
    await expect(deliveries.first()).toContainText('Delivered', { timeout: 1_000 })
  }).toPass()
  await expectUsable(page, 'the log of a webhook')
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()

  await page.getByRole('button', { name: 'Actions for 127.0.0.1' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('There is no webhook yet.')).toBeVisible()
  const told = program.received.length
  await newTask('Nobody is told of this')
  await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeFocused()
  expect(program.received).toHaveLength(told)
  await program.stop()
})
