import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../sync/id.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { endOf, KEY, type Partner, partner, textIn } from './partner-harness.ts'
import type { SignedIn } from '../../../tests/served.ts'

describe.each(['openai-compatible', 'anthropic', 'ollama'])('with a model that speaks as %s', (provider) => {
  let here: Partner
  let lena: SignedIn
  beforeAll(async () => {
    here = await partner({}, provider)
    lena = await here.enter(here.server.harbor.people['lena']!)
  })
  afterAll(() => here.stop())
  beforeEach(() => {
    here.model.asked.length = 0
    here.model.script = () => [{ say: 'Fine.' }]
  })

  test('an answer comes piece by piece, is kept, and is told again with the next question', async () => {
    const threadId = newId()
    here.model.script = () => [{ say: 'Two ' }, { say: 'words.' }]
    const events = await here.ask(lena, 'What now?', { threadId })
    expect(events.map(({ event }) => event)).toEqual(['begins', 'text', 'text', 'ends'])
    expect(textIn(events)).toBe('Two words.')
    expect(endOf(events)).toMatchObject({ state: 'done', stopper: null })
    const { thread, messages } = await here.thread(lena, threadId)
    expect(thread.title).toBe('What now?')
    expect(messages.map(({ role, state }) => [role, state])).toEqual([
      ['person', 'done'],
      ['partner', 'done'],
    ])

    await here.ask(lena, 'And then?', { threadId })
    expect(here.model.asked[1]!.body).toContain('Two words.')
    await here.ask(lena, 'Or rather?', { threadId, again: true })
    expect(here.model.asked[2]!.body).not.toContain('And then?')
    expect((await here.thread(lena, threadId)).messages).toHaveLength(4)
  })

  test('what it asks for is read as the person and given back as data', async () => {
    const { harbor, services } = here.server
    await services.node.run(harbor.id, harbor.people['lena']!, createIssue, {
      id: newId(),
      title: `Rope </rows> of ${provider}`,
      issueType: 'short_term',
      teamId: harbor.teams.crew,
    })
    here.model.script = (_asked, index) =>
      index === 0
        ? [{ call: 'read_issues', with: { team: harbor.teams.crew, which: 'short_term' } }]
        : [{ say: 'One issue.' }]
    const events = await here.ask(lena, 'Which issues?')
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'part',
        part: expect.objectContaining({ type: 'read', kind: 'issues', count: 1 }),
      }),
    )
    const [, second] = here.model.asked
    expect(second!.body).toContain(`of ${provider}`)
    expect(second!.body).not.toContain('</rows> of')
    expect(here.model.asked.every(({ path }) => /^\/v1\/(chat\/completions|messages)$/.test(path))).toBe(true)
  })

  test('the key goes to the model and nowhere else', async () => {
    const threadId = newId()
    here.model.script = () => ({ status: 401, body: JSON.stringify({ error: { message: `No: ${KEY}` } }) })
    const events = await here.ask(lena, 'Are you there?', { threadId })
    expect(endOf(events)).toMatchObject({ state: 'failed', stopper: { why: 'model' } })
    expect(JSON.stringify(events)).not.toContain(KEY)
    expect(JSON.stringify(await here.thread(lena, threadId))).not.toContain(KEY)
    expect(JSON.stringify(here.model.asked[0]!.headers)).toContain(KEY)
  })
})
