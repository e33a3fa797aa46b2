import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { SETUP } from '../setup/setup-tables.rules.ts'
import type { Manifest } from './exported.rules.ts'
import { exportsOf, until, unzipped } from '../portability-harness.ts'
import type { ExportState } from './exports.requests.ts'

const CRANE = '=HYPERLINK("https://evil.example","The crane is cracked")'
const PRIVATE = 'Look for another job'

let server: Served
let maya: SignedIn, lena: SignedIn, ravi: SignedIn

beforeAll(async () => {
  server = await served()
  const { harbor, lantern } = server
  maya = await server.signIn(harbor.people['maya']!)
  lena = await server.signIn(harbor.people['lena']!)
  ravi = await server.signIn(lantern.people['ravi']!)
  await run('lena', createIssue, {
    id: newId(),
    title: CRANE,
    issueType: 'short_term',
    teamId: harbor.teams.crew,
  })
  await personal('lena', PRIVATE)
  await personal('maya', 'Thank the crew')
})
afterAll(() => server?.stop())

const run = <Args>(person: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)

const personal = (person: string, title: string) =>
  run(person, createTask, { id: newId(), title, taskType: 'personal', dueDate: '2026-12-01' })

const { get, ask, made, fileOf } = exportsOf(() => server)

describe('the export of a company', () => {
  let state: ExportState
  let files: Record<string, string>
  beforeAll(async () => {
    state = await made(maya)
    files = await unzipped(await (await get(fileOf(state), maya)).blob())
  })

  test('has each table as JSON and CSV, and a manifest that says what is in it', () => {
    expect(state).toMatchObject({ state: 'ready', problem: null })
    const manifest = JSON.parse(files['manifest.json']!) as Manifest
    expect(manifest).toMatchObject({ format: 'quarterdeck-export', version: 1, company: { name: 'Harbor' } })
    expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(
      [...server.services.node.codecs.keys(), ...SETUP.map(({ name }) => name)].toSorted(),
    )
    for (const { name, rows, bytes, sha256 } of manifest.tables) {
      const json = Buffer.from(files[`json/${name}.jsonl`]!)
      expect({ name, bytes: json.length, sha256: createHash('sha256').update(json).digest('hex') }).toEqual({
        name,
        bytes,
        sha256,
      })
      expect(json.toString().split('\n').length - 1).toBe(rows)
      expect(files[`csv/${name}.csv`]).toMatch(/^"id"/)
    }
  })

  test('holds the rows as they are, and nobody else’s private ones', () => {
    const tasks = files['json/tasks.jsonl']!
    expect(tasks).toContain('Thank the crew')
    expect(Object.values(files).join()).not.toContain(PRIVATE)
    const [issue] = files['json/issues.jsonl']!.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { title: string })
    expect(issue!.title).toBe(CRANE)
    expect(Object.values(files).join()).not.toContain(server.lantern.id)
  })

  test('has no cell that a spreadsheet would calculate', () => {
    const csv = files['csv/issues.csv']!
    expect(csv).toContain(`"'=HYPERLINK`)
    for (const [path, text] of Object.entries(files))
      if (path.startsWith('csv/')) expect(text).not.toMatch(/(^|,)"[=+\-@\t]/m)
  })

  test('is noted in the audit log, once', async () => {
    const { rows } = await server.services.node.options.inCompany(server.harbor.id, null, (client) =>
      client.query("select actor_id from audit_log where action = 'exported'"),
    )
    expect(rows).toEqual([{ actor_id: server.harbor.people['maya'] }])
  })

  test('is announced by a mail that links to the settings and not to the file', async () => {
    const mail = await until(async () => {
      const { rows } = await server.services.pool.query<{ body: string }>(
        "select m::text as body from mail_outbox m where m::text like '%Your export is ready%'",
      )
      return rows[0]?.body ?? null
    })
    expect(mail).toContain('maya@harbor.example')
    expect(mail).toContain('/settings?tab=data')
    expect(mail).not.toContain('/api/exports')
  })

  test('a download that was interrupted goes on where it ended', async () => {
    const whole = Buffer.from(await (await get(fileOf(state), maya)).arrayBuffer())
    expect(whole).toHaveLength(state.bytes!)
    const first = await get(fileOf(state), maya, { range: 'bytes=0-999' })
    expect(first.status).toBe(206)
    const tag = first.headers.get('etag')!
    const rest = await get(fileOf(state), maya, { range: 'bytes=1000-', 'if-range': tag })
    expect(rest.status).toBe(206)
    expect(rest.headers.get('content-range')).toBe(`bytes 1000-${whole.length - 1}/${whole.length}`)
    const joined = Buffer.concat([
      Buffer.from(await first.arrayBuffer()),
      Buffer.from(await rest.arrayBuffer()),
    ])
    expect(joined.equals(whole)).toBe(true)
  })

  test('what is no part of the file is refused, and another file is sent whole', async () => {
    const beyond = await get(fileOf(state), maya, { range: `bytes=${state.bytes}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${state.bytes}`)
    const other = await get(fileOf(state), maya, { range: 'bytes=5-', 'if-range': '"another"' })
    expect(other.status).toBe(200)
    expect((await other.arrayBuffer()).byteLength).toBe(state.bytes)
    const head = await get(fileOf(state), maya, {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String(state.bytes))
  })
})

describe('whose export it is', () => {
  test('somebody below a director makes none, and finds none', async () => {
    expect((await ask(lena)).status).toBe(403)
    expect((await get(`/api/exports/${server.harbor.id}`, lena)).status).toBe(404)
  })

  test('a director of another company finds none, whatever ids they know', async () => {
    const state = await made(maya)
    expect((await ask(ravi)).status).toBe(404)
    expect((await get(`/api/exports/${server.harbor.id}`, ravi)).status).toBe(404)
    expect((await get(fileOf(state), ravi)).status).toBe(404)
    expect((await get(`/api/exports/${server.lantern.id}/${state.id}/file`, ravi)).status).toBe(404)
    expect((await fetch(server.url + fileOf(state))).status).toBe(401)
  })

  test('another director has to make their own, and whoever is lowered or removed loses theirs', async () => {
    const state = await made(maya)
    const { harbor, services } = server
    const set = (person: string, column: 'level' | 'status', to: string) =>
      services.node.options.inCompany(harbor.id, null, (client) =>
        client.query(`update people set ${column} = $2 where id = $1`, [harbor.people[person], to]),
      )
    const status = async (by: SignedIn) => (await get(fileOf(state), by)).status
    await set('omar', 'level', 'director')
    expect(await status(await server.signIn(harbor.people['omar']!))).toBe(404)
    await set('maya', 'level', 'manager')
    expect(await status(maya)).toBe(404)
    expect((await get(`/api/exports/${harbor.id}`, maya)).status).toBe(404)
    expect((await ask(maya)).status).toBe(403)
    await set('maya', 'level', 'director')
    expect(await status(maya)).toBe(200)
    await set('maya', 'status', 'removed')
    expect(await status(maya)).toBe(404)
    expect((await ask(maya)).status).toBe(404)
    await set('maya', 'status', 'active')
  })
})
