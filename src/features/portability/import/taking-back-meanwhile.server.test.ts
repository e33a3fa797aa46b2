import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { heldRow } from '../../../../tests/held-row.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import type { Issue } from '../../issues/issues.table.ts'
import { invitePerson } from '../../invitations/invitations.mutations.ts'
import { teams } from '../../teams/teams.table.ts'
import { exportOf, rowsIn, takenBack, unzipped } from '../portability-harness.ts'
import { countRecords } from './import-records.server.ts'
import { type HalfImports, startHalfImports } from './taking-back-harness.ts'

let running: HalfImports
let server: HalfImports['server']
let nora: HalfImports['nora']
let halfImported: HalfImports['halfImported']
beforeAll(async () => {
  running = await startHalfImports()
  ;({ server, nora, halfImported } = running)
}, 120_000)
afterAll(() => running?.stop())

/** Between two acts of a busy person; without a pause, the one process of both would have little time for the import. */
const PERSON_MS = 20

test('what people add while an import is taken back stays, with what it belongs to', async () => {
  const { companyId, importId } = await halfImported('Harbor Five')
  const { node } = server.services
  const [invitedTo, ...others] = (await node.company(companyId))!.replica.store.where(teams, {})
  // Only a list in its row names the team, which no foreign key keeps.
  await node.run(companyId, nora.userId, invitePerson, {
    id: newId(),
    email: 'new@harbor.example',
    level: 'member',
    teamIds: [invitedTo!.id],
  })
  const added: { id: string; teamId: string }[] = []
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const adding = (async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await sleep(PERSON_MS)
      const issue = { id: newId(), teamId: others[turn % others.length]!.id }
      const whole = { ...issue, title: 'Raised meanwhile', issueType: 'short_term' as const }
      // Its team may be gone already.
      await node.run(companyId, nora.userId, createIssue, whole).then(
        () => added.push(issue),
        () => undefined,
      )
    }
  })()
  const back = await takenBack(server, nora, companyId, importId)
  over.abort()
  await adding
  expect(back.state).toBe('taken-back')
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(added.length).toBeGreaterThan(0)
  expect(
    rowsIn<Issue>(after, 'issues')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(added.map(({ id }) => id).toSorted())
  const left = rowsIn<{ id: string }>(after, 'teams').map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining([invitedTo!.id, ...added.map(({ teamId }) => teamId)]))
}, 120_000)

test('what refers to a row in the very moment before it goes keeps that row alone', async () => {
  const { companyId, importId } = await halfImported('Harbor Six')
  const { node, pool } = server.services
  const inside = <T>(work: Parameters<typeof node.options.inCompany<T>>[2]) =>
    node.options.inCompany(companyId, null, work)
  const left = async () =>
    (await inside((client) => countRecords(client, companyId, importId))).map(({ name }) => name)
  const [team, ...others] = (await node.company(companyId))!.replica.store.where(teams, {})
  expect(others.length).toBeGreaterThan(0)
  const head = await heldRow(pool, companyId, 'select from sync_head where company_id = $1 for update')
  const taking = takenBack(server, nora, companyId, importId)
  const aboveTeams = ['companies', 'people', 'teams']
  while (!(await left()).every((name) => aboveTeams.includes(name))) await head.step()
  // The batch of teams has looked who refers to them, and waits for its commit.
  await sleep(500)
  await inside((client) =>
    client.query(
      `insert into team_members (company_id, id, team_id, person_id, role, joined_at)
       values ($1, $2, $3, $4, 'member', $5)`,
      [companyId, newId(), team!.id, nora.userId, new Date()],
    ),
  )
  await head.release()
  const { report } = await taking
  expect(report!.takenBack!.stayed.find(({ name }) => name === 'teams')).toEqual({ name: 'teams', rows: 1 })
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(rowsIn<{ id: string }>(after, 'teams').map(({ id }) => id)).toEqual([team!.id])
}, 120_000)
