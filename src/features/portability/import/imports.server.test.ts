import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { queueImport } from './import-job.server.ts'
import { ENDED_TOO_OFTEN } from './import.text.ts'
import { teamAudience } from '../../comments/audience.rules.ts'
import { discussionItems } from '../../comments/comments.queries.ts'
import { comments } from '../../comments/comments.table.ts'
import { type Discussion, discussions } from '../../comments/discussions.table.ts'
import { newDiscussion, withComment } from '../../comments/new-rows.rules.ts'
import { aboutRow } from '../../comments/subjects.rules.ts'
import { commentOnGoal } from '../../goals/goal-comments.mutations.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import type { Invitation } from '../../invitations/invitations.table.ts'
import { changePicture, pictureOf } from '../../accounts/picture/pictures.server.ts'
import { showPicture } from '../../people/people.mutations.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { people, type Person } from '../../people/people.table.ts'
import {
  checked,
  demoIn,
  exportOf,
  foundCompany,
  imported,
  rowsIn,
  unzipped,
} from '../portability-harness.ts'

let server: Served
let nora: SignedIn
let demoId: string
beforeAll(async () => {
  server = await served()
  ;({ nora, demoId } = await demoIn(server))
})
afterAll(() => server?.stop())

const aPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
/** A discussion that was opened when its id was that of its subject. */
async function discussedBefore(): Promise<void> {
  const { replica } = (await server.services.node.company(demoId))!
  const goal = replica.store.where(teamGoals, { archivedAt: null })[0]!
  const audience = teamAudience(goal.teamId)
  const opened = { ...newDiscussion(aboutRow('goal', goal), audience, goal.createdAt), id: goal.id }
  const text = { text: 'Before', mentionedIds: [], createdBy: nora.userId, createdAt: goal.createdAt }
  const { discussion, comment } = withComment(opened, { id: newId(), ...text })
  const rows = [newRow(discussions, discussion), newRow(comments, comment)]
  await server.services.node.run(demoId, null, insertRows(rows), {})
}

const norasRow = async () =>
  (await server.services.node.company(demoId))!.replica.store.get(people, nora.userId)

describe('a company that moves', () => {
  let before: Record<string, string>
  let after: Record<string, string>
  let companyId: string

  test('takes nobody’s picture along who is not in it, whatever a row says', async () => {
    const ravi = server.lantern.people['ravi']!
    await changePicture(server.services, ravi, await aPicture(), null)
    const avatarUrl = await pictureOf(server.services.pool, ravi)
    await server.services.node.run(demoId, null, showPicture, { personId: nora.userId, avatarUrl })
    const files = await unzipped(await exportOf(server, nora, demoId))
    expect(files['json/people.jsonl']).toContain(avatarUrl)
    expect(Object.keys(files).filter((path) => path.startsWith('pictures/'))).toEqual([])
    await server.services.node.run(demoId, null, showPicture, { personId: nora.userId, avatarUrl: null })
  }, 60_000)

  test('is looked through before anything is written', async () => {
    await discussedBefore()
    await changePicture(server.services, nora.userId, await aPicture(), null)
    await expect.poll(async () => (await norasRow())?.avatarUrl).toMatch(/^\/api\/pictures\//)
    const file = await exportOf(server, nora, demoId)
    before = await unzipped(file)
    expect(Object.keys(before).filter((path) => path.startsWith('pictures/'))).toEqual([
      `pictures/${nora.userId}.webp`,
    ])
    expect(before[`pictures/${nora.userId}.webp`]).toMatch(/^RIFF.*WEBP/s)
    companyId = await foundCompany(server, nora, 'Harbor Two')
    const state = await checked(server, nora, companyId, file)
    expect(state).toMatchObject({
      state: 'checked',
      report: { company: 'Tidewater Instruments', problemCount: 0 },
    })
    expect(state.report!.people).toBe(12)
    const done = await imported(server, nora, companyId, state.id)
    expect(done.report?.problems).toEqual([])
    expect(done.state).toBe('done')
  }, 120_000)

  test('is the same again in every table but those that say who is a member', async () => {
    after = await unzipped(await exportOf(server, nora, companyId))
    const differing = [...server.services.node.codecs.keys()].filter(
      (name) => before[`json/${name}.jsonl`] !== after[`json/${name}.jsonl`],
    )
    expect(differing.toSorted()).toEqual([
      'audit_log',
      // One that is open stays behind, as its answers do.
      'checkups',
      'companies',
      'invitations',
      'people',
      'team_members',
      'user_settings',
    ])
    for (const name of ['issues', 'tasks', 'team_goals', 'metric_values', 'meetings', 'comments'])
      expect(rowsIn(after, name).length).toBeGreaterThan(0)
  }, 60_000)

  test('goes on with a discussion that has the id of its subject', async () => {
    const goal = rowsIn<Discussion>(after, 'discussions').find(({ id, goalId }) => id === goalId)
    const said = { id: newId(), subjectId: goal!.id, week: null, text: 'After', mentionedIds: [] }
    const { node } = server.services
    await node.run(companyId, nora.userId, commentOnGoal, said)
    const about = aboutRow('goal', goal!)
    const found = await node.ask(companyId, nora.userId, discussionItems, about)
    expect(found?.discussion).toMatchObject({ id: goal!.id, made: 2 })
  })

  test('has its people as they were, and each is asked before they are members again', () => {
    const found = rowsIn<Person>(after, 'people')
    expect(found.map(({ id, email, fullName }) => ({ id, email, fullName }))).toEqual(
      rowsIn<Person>(before, 'people').map(({ id, email, fullName }) => ({ id, email, fullName })),
    )
    expect(found.filter(({ status }) => status === 'active').map(({ email }) => email)).toEqual([
      rowsIn<Person>(before, 'people').find(({ id }) => id === nora.userId)!.email,
    ])
    const invitations = rowsIn<Invitation>(after, 'invitations').filter(({ status }) => status === 'pending')
    expect(invitations).toHaveLength(11)
    expect(
      invitations.every(({ invitedBy, sentTimes }) => invitedBy === nora.userId && sentTimes.length === 0),
    ).toBe(true)
  })
})

/** An export as it would be opened, whose people have other addresses: none of them has an account here. */
test('a company in which somebody works takes no import, and a director of another one none of its', async () => {
  const file = await exportOf(server, nora, demoId)
  await expect(checked(server, nora, demoId, file)).rejects.toThrow('import/not-empty')
  const companyId = await foundCompany(server, nora, 'Third')
  const ravi = await server.signIn(server.lantern.people['ravi']!)
  await expect(checked(server, ravi, companyId, file)).rejects.toThrow('404')
  const { id } = await checked(server, nora, companyId, file)
  await expect(imported(server, ravi, companyId, id)).rejects.toThrow('404')
  await expect(imported(server, nora, demoId, id)).rejects.toThrow('import/not-empty')
  await expect(checked(server, nora, companyId, file)).rejects.toThrow('import/under-way')
}, 60_000)

test('an import of which every process dies is given up, and another can be begun', async () => {
  const companyId = await foundCompany(server, nora, 'Unlucky')
  const file = await exportOf(server, nora, demoId)
  const { id } = await checked(server, nora, companyId, file)
  await server.services.node.options.inCompany(companyId, null, (client) =>
    client.query(
      `update company_imports set state = 'importing', run_id = $3, attempts = 6, touched_at = now() - interval '1 hour'
       where company_id = $1 and id = $2`,
      [companyId, id, newId()],
    ),
  )
  await queueImport(server.services.pool, { companyId, importId: id })
  const found = () =>
    server.services.node.options.inCompany(companyId, null, async (client) => {
      const text =
        'select state, report::text as report from company_imports where company_id = $1 and id = $2'
      return (await client.query<{ state: string; report: string }>(text, [companyId, id])).rows[0]
    })
  await expect.poll(async () => (await found())?.state).toBe('refused')
  expect((await found())?.report).toContain(ENDED_TOO_OFTEN)
  expect((await checked(server, nora, companyId, file)).id).not.toBe(id)
}, 60_000)
