import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { castVote, countUp, issueById, renameIssue, votesOnIssue } from './testing/harbor-app.ts'
import { maya, ledger, abandonTabs, makeServer, lenasTab, issuesAt, settled } from './testing/lenas-tabs.ts'

afterEach(abandonTabs)

test('what others do appears, and what I do reaches them', async () => {
  const server = makeServer()
  const { client, titles } = await lenasTab(server)
  expect(titles()).toEqual(['Ledger'])
  server.run(maya, renameIssue, { id: ledger, title: 'Ledger of May' })
  await expect.poll(titles).toEqual(['Ledger of May'])
  expect(client.mutate(renameIssue, { id: ledger, title: 'Ledger of June' })).toBe(null)
  expect(titles()).toEqual(['Ledger of June'])
  await settled(client)
  expect(issuesAt(server)).toMatchObject([['issues', { title: 'Ledger of June' }]])
})

test('a vote shows at once and the number never dips on its way', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const live = client.live(votesOnIssue, { issueId: ledger })
  const seen: unknown[] = []
  live.subscribe(() => seen.push(live.current()))
  client.mutate(castVote, { id: newId(), issueId: ledger })
  server.run(maya, castVote, { id: newId(), issueId: ledger })
  await settled(client)
  await expect.poll(() => live.current()).toEqual({ value: 2 })
  expect(seen).toEqual([{ value: 1 }, { value: 2 }])
})

test('a counter counts my step once while the answer, the frame and other steps come in', async () => {
  const server = makeServer()
  const { client, count } = await lenasTab(server)
  const seen: unknown[] = []
  client.live(issueById, { id: ledger }).subscribe(() => seen.push(count()))
  for (let step = 0; step < 5; step++) client.mutate(countUp, { id: ledger })
  await settled(client)
  expect(seen).toEqual([1, 2, 3, 4, 5])
})
