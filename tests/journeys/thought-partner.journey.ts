import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { type ModelServer, modelServer } from '../model-server.ts'
import { type Company, makeHarbor } from './company.ts'
import { pressAtOnce, row } from './acts.ts'
import { expect, test as base } from './journey.ts'
import { openStage, type Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

/** A server whose language model does what a journey says. */
const test = base.extend<object, { stage: Stage; model: ModelServer }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const model = await modelServer()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ model }, use) => {
      const { close, ...stage } = await openStage({
        AI_PROVIDER: 'ollama',
        AI_MODEL: 'test',
        AI_BASE_URL: `${model.url}/v1`,
      })
      await use(stage)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function harborWithPartner({ services }: Stage): Promise<Company & { issueId: string }> {
  const harbor = await makeHarbor(services)
  const issueId = newId()
  const { node } = services
  await node.run(harbor.id, harbor.maya.id, setLab, { lab: 'ai-thought-partner', isOn: true })
  await node.run(harbor.id, harbor.maya.id, createIssue, {
    id: issueId,
    title: 'The crane stands still too often',
    issueType: 'short_term',
    teamId: harbor.teamId,
  })
  return { ...harbor, issueId }
}

/** The address that the description of a task names. */
async function originOf({ services }: Stage, { id }: Company, title: string): Promise<string> {
  const { rows } = await inCompany(services.pool, id, null, (client) =>
    client.query<{ said: string }>(
      'select description as said from tasks where company_id = $1 and title = $2',
      [id, title],
    ),
  )
  const [, address] = /From a conversation with the thought partner: (\S+)/.exec(rows[0]!.said)!
  return address!
}

test('an answer about one’s own issues becomes a task, and stays with its person', async ({
  stage,
  model,
  enter,
}) => {
  const harbor = await harborWithPartner(stage)
  model.script = (_asked, index) =>
    index === 0
      ? [{ call: 'read_issues', with: { team: harbor.teamId, which: 'short_term' } }]
      : index === 1
        ? [
            { say: 'One issue stands out: **' },
            { say: `[The crane stands still](ref:issues:${harbor.issueId})**.\n\n- It came up this week.\n` },
            { say: '- See ![chart](https://evil.example/x.png) or [here](https://evil.example).' },
            {
              call: 'propose_task',
              with: {
                title: 'Order a spare motor',
                description: 'For the crane',
                team: harbor.teamId,
                assignee: null,
                dueDate: null,
              },
            },
          ]
        : [{ say: 'Shall I go on?' }]

  const page = await enter({ as: harbor.lena, path: '/dashboard' })
  await expect(page.getByRole('link', { name: 'AI Thought Partner', exact: true })).toBeVisible()
  await pressAtOnce(page, 'gh')
  await expect(page.getByRole('heading', { name: 'AI Thought Partner', level: 1 })).toBeVisible()
  await expect(page.getByText('sent to the model on this machine')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  const box = page.getByRole('textbox', { name: 'Your question' })
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Which issues keep coming back?' }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('Which issues keep coming back?')
  await expectUsable(page, 'the thought partner before a question')
  await page.keyboard.press('Enter')

  const answer = page.getByRole('article', { name: 'Thought partner' })
  await expect(answer).toContainText('I can see only what you can see.')
  await expect(answer).toContainText('Read 1 issue')
  await expect(answer.getByRole('link', { name: 'The crane stands still', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/issues\\?row=${harbor.issueId}`),
  )
  await expect(answer).toContainText('![chart](https://evil.example/x.png) or [here](https://evil.example)')
  await expect(answer.getByRole('img')).toHaveCount(0)
  await expect(page.locator('a[href*="evil"], img[src*="evil"]')).toHaveCount(0)
  await expect(answer).toContainText('Shall I go on?')

  const card = answer.getByRole('region', { name: 'Proposed task: Order a spare motor' })
  await expect(card).toContainText('Crew')
  await expectUsable(page, 'an answer with a proposal')
  await card.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(card.getByText('Added')).toBeFocused()
  await card.getByRole('link', { name: 'Order a spare motor' }).click()
  await expect(row(page, 'Order a spare motor')).toHaveAttribute('data-sought')
  const colleague = await enter({ as: harbor.omar, path: '/tasks' })
  const origin = await originOf(stage, harbor, 'Order a spare motor')
  await colleague.goto(origin)
  await expect(colleague.getByText('This comes from something that is not for you')).toBeVisible()
  await page.goto(origin)
  await expect(page).toHaveURL(/\/ai-thought-partner\?thread=/)
  await expect(answer).toContainText('Added')
  await box.press('ArrowUp')
  await expect(box).toHaveValue('Which issues keep coming back?')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(answer).toHaveCount(0)
  await page.goto(origin)
  await expect(page.getByText('The conversation from which this came has been deleted.')).toBeVisible()
  await expect(page.getByText('What you ask is kept here, for you alone.')).toBeVisible()
})

test('an answer is stopped by a key, and a question waits in the palette for its person to send it', async ({
  stage,
  model,
  enter,
}) => {
  const harbor = await harborWithPartner(stage)
  model.script = () => [{ say: 'It begins' }, { wait: 'until they leave' }]
  const page = await enter({ as: harbor.omar, path: '/dashboard', phone: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('why is the crane slow')
  await page.getByRole('option', { name: /Ask: why is the crane slow/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const box = page.getByRole('textbox', { name: 'Your question' })
  await expect(box).toHaveValue('why is the crane slow')
  const before = model.asked.length
  await box.press('Enter')
  const answer = page.getByRole('article', { name: 'Thought partner' })
  await expect(answer).toContainText('It begins')
  // What is sent meanwhile waits for the end of the answer, unless it is held back.
  await box.fill('and the second crane')
  await box.press('Enter')
  await expect(page.getByText('Your question goes out when this answer ends.')).toBeVisible()
  await expectUsable(page, 'a question that waits for an answer to end')
  await box.press('Escape')
  await expect(page.getByText('Your question goes out when this answer ends.')).toBeHidden()
  await box.press('Enter')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(answer.first()).toContainText('Stopped')
  await expect(answer.nth(1)).toContainText('It begins')
  await expect(box).toHaveValue('')
  await box.press('Escape')
  await expect(answer.nth(1)).toContainText('Stopped')
  expect(model.asked).toHaveLength(before + 2)
  for (const asked of model.asked.slice(before)) await expect.poll(() => asked.leftAt).not.toBeNull()
  await expectUsable(page, 'a stopped answer on a phone')
})

test('words are on the screen within a moment of their arrival, and a reader who has gone back stays there', async ({
  stage,
  model,
  enter,
}) => {
  const harbor = await harborWithPartner(stage)
  const page = await enter({ as: harbor.maya, path: '/ai-thought-partner' })
  await page.getByRole('button', { name: 'Continue' }).click()
  const box = page.getByRole('textbox', { name: 'Your question' })
  // A machine that is busy with other journeys may be late now and then, so the best counts.
  let soonest = Infinity
  for (let asked = 0; asked < 40 && soonest >= 100; asked++) {
    const word = `Buoy${asked}`
    model.script = () => [{ wait: 300 }, { say: `${word} ` }, { wait: 200 }, { say: 'ahead.' }]
    await box.fill(`Where is the mark ${asked}?`)
    const before = model.asked.length
    const seen = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('main')?.textContent.includes(text)) return
            observer.disconnect()
            resolve(Date.now())
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      word,
    )
    await box.press('Enter')
    soonest = Math.min(soonest, (await seen) - model.asked[before]!.saidAt!)
    await expect(page.getByText(`${word} ahead.`)).toBeVisible()
  }
  expect(soonest).toBeLessThan(100)

  const lines = Array.from({ length: 60 }, (_, index) => `- Line ${index + 1}\n`)
  model.script = () => [
    ...lines.map((say) => ({ say })),
    { wait: 1_000 },
    { say: '- The very last' },
    { wait: 300 },
  ]
  await box.fill('Tell me much')
  await box.press('Enter')
  await expect(page.getByText('Line 60')).toBeInViewport()
  await page.getByText('Line 3', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText('The very last')).toBeAttached()
  await expect(page.getByText('The very last')).not.toBeInViewport()
  await expect(page.getByText('Line 3', { exact: true })).toBeInViewport()
})

base('where no model is set up the page says who can change that', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const lab = { lab: 'ai-thought-partner', isOn: true } as const
  await stage.services.node.run(harbor.id, harbor.maya.id, setLab, lab)
  const page = await enter({ as: harbor.maya, path: '/ai-thought-partner' })
  await expect(
    page.getByRole('heading', { name: 'The AI thought partner is off on this installation.' }),
  ).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'AI Thought Partner: Off on this installation' }),
  ).toHaveAttribute('aria-disabled', 'true')
  await expectUsable(page, 'the thought partner without a model')
})
