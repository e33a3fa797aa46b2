import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { newId } from '../../../sync/id.ts'
import { refuse } from '../../../sync/server/server.refusals.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import type { Manifest } from '../export/exported.rules.ts'
import { insertImport } from './import-store.server.ts'
import { writeImport } from './import-write.server.ts'
import type { OpenExport } from './import-zip.server.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import type { Team } from '../../teams/teams.table.ts'
import type { Person } from '../../people/people.table.ts'
import type { Checkup } from '../../tools/checkups/checkups.table.ts'
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

/** An export as it would be opened, whose people have other addresses: none of them has an account here. */
const fromElsewhere = (files: Record<string, string>): OpenExport => ({
  manifest: JSON.parse(files['manifest.json']!) as Manifest,
  async *linesOf(table) {
    const text = files[`json/${table}.jsonl`]!.replaceAll(/"email":"(?!nora@)/g, '"email":"other.')
    for (const [place, line] of text.split('\n').slice(0, -1).entries()) yield { line, number: place + 1 }
  },
})

/** One that is open stays behind: those who are asked are others here. */
const isClosed = ({ closedAt }: Checkup): boolean => closedAt !== null

test('an attempt that dies is followed by one that writes each row once, with the people of here', async () => {
  const before = await unzipped(await exportOf(server, nora, demoId))
  const companyId = await foundCompany(server, nora, 'Elsewhere')
  const importId = await server.services.node.options.inCompany(companyId, null, (client) =>
    insertImport(client, companyId, nora.userId, 1, null),
  )
  const target = {
    companyId,
    importId: importId!,
    importerId: nora.userId,
    now: new Date().toISOString(),
  }
  let done = 0
  const dies = async (at: number) => {
    done = at
    if (at > 300) throw new Error('killed')
  }
  const file = fromElsewhere(before)
  await expect(writeImport(server.services, file, { ...target, done: 0, onRows: dies })).rejects.toThrow(
    'killed',
  )
  const [teamId, name] = [newId(), 'Made meanwhile']
  await server.services.node.run(companyId, nora.userId, createTeam, {
    id: teamId,
    name,
    membershipId: newId(),
  })
  await expect(
    writeImport(server.services, file, { ...target, done: Math.max(0, done - 150), onRows: dies }),
  ).rejects.toThrow('killed')
  await writeImport(server.services, file, { ...target, done, onRows: async () => undefined })
  const after = await unzipped(await exportOf(server, nora, companyId))
  // What people do between two attempts stays.
  expect(rowsIn<Team>(after, 'teams').find(({ id }) => id === teamId)?.deletedAt).toBeNull()
  const theirs = new Set(rowsIn<Person>(before, 'people').map(({ id }) => id))
  expect(
    rowsIn<Person>(after, 'people')
      .filter(({ id }) => theirs.has(id))
      .map(({ id }) => id),
  ).toEqual([nora.userId])
  for (const name of server.services.node.codecs.keys()) {
    if (['audit_log', 'invitations', 'people', 'team_members', 'user_settings', 'companies'].includes(name))
      continue
    const own = name === 'teams' ? 1 : 0
    const brought =
      name === 'checkups' ? rowsIn<Checkup>(before, name).filter(isClosed) : rowsIn(before, name)
    expect([name, rowsIn(after, name).length - own]).toEqual([name, brought.length])
    for (const id of theirs) if (id !== nora.userId) expect(after[`json/${name}.jsonl`]).not.toContain(id)
  }
}, 120_000)

test('what people remove between two attempts stays removed, and nothing refers to it', async () => {
  const files = await unzipped(await exportOf(server, nora, demoId))
  const companyId = await foundCompany(server, nora, 'Tidied')
  const { node } = server.services
  const inside = <T>(work: Parameters<typeof node.options.inCompany<T>>[2]) =>
    node.options.inCompany(companyId, null, work)
  const importId = (await inside((client) => insertImport(client, companyId, nora.userId, 1, null)))!
  const target = { companyId, importId, importerId: nora.userId, now: new Date().toISOString(), done: 0 }
  const dies = async () => {
    const { rowCount } = await inside((client) =>
      client.query("select from company_import_rows where company_id = $1 and entity = 'metrics'", [
        companyId,
      ]),
    )
    if (rowCount! > 0) throw new Error('killed')
  }
  const file = fromElsewhere(files)
  await expect(writeImport(server.services, file, { ...target, onRows: dies })).rejects.toThrow('killed')
  const all = (await node.company(companyId))!.replica.store.where(metrics, {})
  const values = JSON.stringify(rowsIn(files, 'metric_values'))
  // A formula may name a metric that is gone, and an issue that was raised from it.
  const issues = JSON.stringify(rowsIn(files, 'issues'))
  const isNamed = (id: string) => issues.includes(id) || all.some(({ formula }) => formula?.includes(id))
  const metric = all.find(({ id }) => values.includes(id) && !isNamed(id))!
  const isOfIt = (row: object) => JSON.stringify(row).includes(metric.id)
  const remove = defineMutation('removeMetricRow', {
    input: { id: ref('metrics') },
    internal: true,
    may: (actor) => actor.system,
    run: (tx, { id }) => tx.remove(metrics, id),
  })
  await node.run(companyId, null, remove, { id: metric.id })
  // None of it is counted: the process died before it could say how far it was.
  await writeImport(server.services, file, { ...target, onRows: async () => undefined })
  const after = await unzipped(await exportOf(server, nora, companyId))
  expect(rowsIn<object>(after, 'metrics')).toHaveLength(rowsIn(files, 'metrics').length - 1)
  const others = rowsIn<object>(files, 'metric_values').filter((row) => !isOfIt(row))
  expect(rowsIn<object>(after, 'metric_values')).toHaveLength(others.length)
  for (const name of node.codecs.keys()) expect(rowsIn<object>(after, name).filter(isOfIt)).toEqual([])
}, 60_000)

test('a server that is busy for a moment ends no import: it goes on with the next batch', async () => {
  const file = await exportOf(server, nora, demoId)
  const companyId = await foundCompany(server, nora, 'In the rush hour')
  const { id } = await checked(server, nora, companyId, file)
  const { node } = server.services
  const run = node.run.bind(node)
  let batches = 0
  const rushed = vi.spyOn(node, 'run').mockImplementation(async (...given) => {
    if (given[2].name === 'importRows' && ++batches === 4) refuse('sync/busy')
    return run(...given)
  })
  const ended = await imported(server, nora, companyId, id)
  rushed.mockRestore()
  expect(ended).toMatchObject({ state: 'done', report: { problems: [] } })
}, 60_000)
