import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { PLATFORM_TABLES } from '../../../server/database/platform-tables.ts'
import { asking, type Receiver, startReceiver } from '../../integrations/receiver-harness.ts'
import { type HookList, MOST_HOOKS, type NewSecret } from '../../integrations/webhooks/hooks.requests.ts'
import type { DataSourceList } from '../../metrics/sources/data-sources.requests.ts'
import type { NewInlet } from '../../metrics/sources/inlets.requests.ts'
import { sourcesOf } from '../../metrics/sources/sources-harness.ts'
import type { SourceState } from '../../metrics/sources/sources.requests.ts'
import {
  checked,
  exportOf,
  exportWith,
  foundCompany,
  imported,
  rowsIn,
  unzipped,
} from '../portability-harness.ts'
import { SETUP, type ToldHook, type ToldSource } from './setup-tables.rules.ts'

/** Tables of a company that no export has, and why. */
const STAYS_BEHIND: Record<string, string> = {
  ai_consents: 'the choice of one person',
  ai_days: 'what the model of this server was asked',
  ai_messages: 'conversations of one person',
  ai_threads: 'conversations of one person',
  ai_usage: 'what the model of this server was asked',
  api_proposals: 'waits for one person',
  api_requests: 'remembers for a day what was asked already',
  billing_events: 'belongs to the payment service of this server',
  billing_mails: 'a mail on its way',
  calendar_feeds: 'the secret addresses of one person',
  company_export_parts: 'an export itself',
  company_exports: 'an export itself',
  company_import_parts: 'an import itself',
  company_import_rows: 'an import itself',
  company_imports: 'an import itself',
  company_subscriptions: 'belongs to the payment service of this server',
  event_goals: 'how far a server has followed the log',
  guest_keys: 'keys of guests',
  guest_links: 'keys of guests',
  hook_deliveries: 'what others were sent',
  invitation_tokens: 'keys of those who were invited',
  mail_opt_outs: 'the choice of one person',
  notification_mails: 'a mail on its way',
  push_deliveries: 'a message on its way',
  rights_mails: 'a mail on its way',
  subscription_months: 'belongs to the payment service of this server',
  sync_change: 'the log',
  sync_client: 'the log',
  sync_head: 'the log',
  sync_mutation: 'the log',
}

let server: Served
let receiver: Receiver
let maya: SignedIn
let ask: ReturnType<typeof asking>
const { newMetric, http, sql } = sourcesOf(() => server)

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  receiver = await startReceiver()
  receiver.answer(200, '{"total":5}')
  maya = await server.signIn(server.harbor.people['maya']!)
  ask = asking(server.url)
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const must = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const answer = await ask<Answer>(path, maya, body)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}
const hooksIn = async (companyId: string) => (await must<HookList>(`/api/hooks/${companyId}`)).hooks
const sourceIn = (companyId: string, metricId: string) =>
  must<SourceState>(`/api/metrics/source/${companyId}/${metricId}`)

test('every table of a company is in an export, or it is said why not', async () => {
  const { rows } = await server.services.pool.query<{ name: string }>(
    `select distinct table_name::text as name from information_schema.columns where column_name = 'company_id' and table_schema = 'public'`,
  )
  const exported = new Set([...server.services.node.codecs.keys(), ...SETUP.map(({ name }) => name)])
  const left = rows
    .map(({ name }) => name)
    .filter((name) => !(name in PLATFORM_TABLES) && !exported.has(name))
  expect(left.toSorted()).toEqual(Object.keys(STAYS_BEHIND))
})

describe('what fills metrics and what is told to others', () => {
  let asked: string, told: string, queried: string, pushed: string
  let secrets: string[]
  let before: Record<string, string>
  let companyId: string

  beforeAll(async () => {
    const { id } = server.harbor
    asked = await newMetric('Asked')
    told = await newMetric('Told')
    queried = await newMetric('Queried')
    pushed = await newMetric('Pushed')
    await must('/api/data-sources', {
      companyId: id,
      name: 'Warehouse',
      host: '127.0.0.1',
      port: 5432,
      database: 'sales',
      username: 'reader',
      password: 'password-of-the-warehouse',
      tls: false,
    })
    const [warehouse] = (await must<DataSourceList>(`/api/data-sources/${id}`)).dataSources
    const headers = [{ name: 'Authorization', value: 'Bearer of-the-header' }]
    const address = `${receiver.url}/sums?key=of-the-address`
    await must('/api/metrics/source', http(asked, address, { headers }))
    const posted = { method: 'POST', body: '{"key":"of-the-body"}' } as const
    await must('/api/metrics/source', http(told, `${receiver.url}/told`, posted))
    await must('/api/metrics/source/act', { companyId: id, metricId: asked, act: 'run' })
    await must('/api/metrics/source', sql(queried, warehouse!.id, 'select 42'))
    const inlet = await must<NewInlet>('/api/metrics/inlet', { companyId: id, metricId: pushed })
    const token = inlet.address.split('/').at(-1)!
    await fetch(inlet.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"value":7}',
    })
    const hook = await must<NewSecret>('/api/hooks', {
      kind: 'webhook',
      companyId: id,
      address: `${receiver.url}/of-the-webhook`,
      events: ['task.created'],
    })
    secrets = [
      'password-of-the-warehouse',
      'of-the-header',
      'of-the-address',
      'of-the-body',
      'of-the-webhook',
      token,
      hook.secret!,
    ]
    before = await unzipped(await exportOf(server, maya, id))
    companyId = await foundCompany(server, maya, 'Harbor Two')
    const { id: importId } = await checked(server, maya, companyId, await exportOf(server, maya, id))
    await imported(server, maya, companyId, importId)
  }, 60_000)

  test('are in an export without their secrets', async () => {
    expect(rowsIn<ToldSource>(before, 'metric_sources').find(({ id }) => id === asked)).toMatchObject({
      kind: 'http',
      url: `${receiver.url}/sums?key=…`,
      headers: ['Authorization'],
      path: '$.total',
    })
    expect(rowsIn<ToldSource>(before, 'metric_sources').find(({ id }) => id === queried)).toMatchObject({
      kind: 'sql',
      query: 'select 42',
    })
    for (const name of ['data_sources', 'hooks', 'metric_inlets', 'metric_runs', 'metric_lineage'])
      expect([name, rowsIn(before, name).length > 0]).toEqual([name, true])
    const { rows } = await server.services.node.options.inCompany(server.harbor.id, null, (client) =>
      client.query<{ sealed: string }>(
        `select settings_sealed as sealed from metric_sources union select address_sealed from hooks union select secret_sealed from hooks
         union select password_sealed from data_sources union select token_hash from metric_inlets`,
      ),
    )
    expect(rows.length).toBeGreaterThan(4)
    const everything = Object.values(before).join('\n')
    for (const secret of [...secrets, ...rows.map(({ sealed }) => sealed)])
      expect(everything).not.toContain(secret)
  })

  test('come back as they were, with where values came from, and switched off', async () => {
    const after = await unzipped(await exportOf(server, maya, companyId))
    for (const name of ['metric_runs', 'metric_lineage', 'data_sources'])
      expect([name, after[`json/${name}.jsonl`]]).toEqual([name, before[`json/${name}.jsonl`]])
    expect(rowsIn(after, 'metric_inlets')).toEqual([])
    expect(rowsIn<ToldSource>(after, 'metric_sources')).toHaveLength(3)
    const without = (row: ToldSource) => ({ ...row, savedBy: null, pausedAt: null, failingSince: null })
    expect(rowsIn<ToldSource>(after, 'metric_sources').map(without)).toEqual(
      rowsIn<ToldSource>(before, 'metric_sources').map(without),
    )
    for (const { pausedAt, savedBy } of rowsIn<ToldSource>(after, 'metric_sources'))
      expect([pausedAt !== null, savedBy]).toEqual([true, maya.userId])
    expect(rowsIn<ToldHook>(after, 'hooks').every(({ pausedAt }) => pausedAt !== null)).toBe(true)
  })

  test('more of it than a company may have is not brought in', async () => {
    const [hook] = rowsIn<ToldHook>(before, 'hooks')
    const many = Array.from({ length: MOST_HOOKS + 1 }, () => `${JSON.stringify({ ...hook, id: newId() })}\n`)
    const other = await foundCompany(server, maya, 'Harbor Three')
    const file = await exportWith(before, 'hooks', many.join(''))
    expect(await checked(server, maya, other, file)).toMatchObject({
      state: 'refused',
      report: { problems: [{ file: 'json/hooks.jsonl', problem: 'A company has at most 50 of these.' }] },
    })
  })

  test('came with an import that the audit log names once, with whoever brought it in', async () => {
    const noted = () =>
      server.services.node.options.inCompany(companyId, null, async (client) => {
        const { rows } = await client.query<object>(
          `select actor_id as "actorId", subject from audit_log where company_id = $1 and action = 'import done'`,
          [companyId],
        )
        return rows
      })
    await expect.poll(noted).toEqual([{ actorId: maya.userId, subject: 'Harbor' }])
  })

  test('are on again only once somebody has entered their secrets', async () => {
    const [hook] = await hooksIn(companyId)
    const place = { companyId, hookId: hook!.id }
    const refused = async (path: string, body: object) =>
      (await ask<{ error?: { code: string } }>(path, maya, body)).body.error?.code
    expect(await refused('/api/hooks/act', { ...place, act: 'resume' })).toBe('hook/address-missing')
    await must('/api/hooks/change', { ...place, address: `${receiver.url}/again`, events: hook!.events })
    await must('/api/hooks/act', { ...place, act: 'resume' })
    await must('/api/hooks/act', { ...place, act: 'test' })
    await expect.poll(() => receiver.received.map(({ path }) => path)).toContain('/again')

    const source = { companyId, metricId: asked }
    for (const act of ['resume', 'run'])
      expect(await refused('/api/metrics/source/act', { ...source, act })).toBe('source/secrets-missing')
    const { source: shown } = await sourceIn(companyId, asked)
    const again = { ...http(asked, (shown as { url: string }).url), companyId }
    expect(await refused('/api/metrics/source', again)).toBe('source/secrets-missing')
    const whole = `${receiver.url}/sums?key=other`
    const headers = (value?: string) => [{ name: 'Authorization', ...(value !== undefined && { value }) }]
    expect(await refused('/api/metrics/source', { ...again, url: whole, headers: headers() })).toBe(
      'source/secrets-missing',
    )
    await must('/api/metrics/source', { ...again, url: whole, headers: headers('Bearer new') })
    await must('/api/metrics/source/act', { ...source, act: 'run' })

    const withBody = { companyId, metricId: told }
    expect((await sourceIn(companyId, told)).source).toMatchObject({ url: `${receiver.url}/told`, body: '…' })
    expect(await refused('/api/metrics/source/act', { ...withBody, act: 'resume' })).toBe(
      'source/secrets-missing',
    )
    const posted = { ...http(told, `${receiver.url}/told`, { method: 'POST' }), companyId }
    expect(await refused('/api/metrics/source', { ...posted, body: ' … ' })).toBe('source/secrets-missing')
    await must('/api/metrics/source', { ...posted, body: '{"key":"new"}' })
    await must('/api/metrics/source/act', { ...withBody, act: 'run' })

    const [warehouse] = (await must<DataSourceList>(`/api/data-sources/${companyId}`)).dataSources
    const { id, name, host, port, database, username, tls } = warehouse!
    const columns = { id, name, host, port, database, username, tls }
    expect(await refused('/api/data-sources', { companyId, ...columns })).toBe('data-source/password')
    expect(await refused('/api/data-sources/act', { companyId, id, act: 'test' })).toBe(
      'data-source/password',
    )
    await must('/api/data-sources', { companyId, ...columns, password: 'entered again' })
  })
})
