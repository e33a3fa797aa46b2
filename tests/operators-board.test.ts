import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { served } from './served.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8')

interface Panel {
  title: string
  description: string
  targets: { expr: string; legendFormat: string }[]
}
interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; action: string }
}

const { panels } = JSON.parse(read('grafana/quarterdeck.json')) as { panels: Panel[] }
const rules = (
  parse(read('prometheus/quarterdeck.rules.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)

/** Each expression with what is written about its result, which names labels too. */
const USES = [
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({
      where: title,
      expr: expr.replaceAll('$__rate_interval', '1m'),
      labels: [...legendFormat.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, label]) => label!),
    })),
  ),
  ...rules.map(({ alert, expr, annotations: { summary, action } }) => ({
    where: alert,
    expr,
    labels: [...`${summary}${action}`.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!),
  })),
]

/** What Prometheus itself adds. */
const OWN_METRICS = ['up']
const OWN_LABELS = ['job', 'instance']

/** The names of the metrics in an expression, and those of the labels that it looks at. Fails if it is none. */
function namesIn(expr: string): { metrics: string[]; labels: string[] } {
  const names = { metrics: [] as string[], labels: [] as string[] }
  parser.parse(expr).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expr}`)
      const text = expr.slice(from, to)
      if (name === 'LabelName') names.labels.push(text)
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.metrics.push(text)
    },
  })
  return names
}

/** The labels of each metric that the server tells. */
function told(exposition: string): Map<string, Set<string>> {
  const metrics = new Map<string, Set<string>>()
  for (const [, name = '', labels = ''] of exposition.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Set(OWN_LABELS)
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    metrics.set(name, known)
  }
  return metrics
}

function unknownIn(
  metrics: Map<string, Set<string>>,
  { where, expr, labels }: (typeof USES)[number],
): string[] {
  const names = namesIn(expr)
  const known = new Set(names.metrics.flatMap((name) => [...(metrics.get(name) ?? OWN_LABELS)]))
  return [
    ...names.metrics.filter((name) => !metrics.has(name) && !OWN_METRICS.includes(name)),
    ...[...names.labels, ...labels].filter((label) => !known.has(label)),
  ].map((name) => `${where}: ${name}`)
}

test('the board and the alerts name only metrics and labels that a server tells', async () => {
  const directory = await temporaryDirectory('watched')
  onTestFinished(() => removeDirectory(directory))
  const server = await served({ BACKUP_TO: directory })
  onTestFinished(() => server.stop())
  await fetch(`${server.url}/healthz`)
  const metrics = told(await (await fetch(`${server.url}/api/metrics`)).text())
  expect(USES.flatMap((use) => unknownIn(metrics, use))).toEqual([])
  expect(
    unknownIn(metrics, { where: 'x', expr: 'sum by (team) (backup_age{pool="app"})', labels: ['queue'] }),
  ).toEqual(['x: backup_age', 'x: team', 'x: pool', 'x: queue'])
})

test('each panel says what it means, and each alert what to do', () => {
  const silent = [
    ...panels.filter(({ description }) => !description).map(({ title }) => title),
    ...rules.filter(({ annotations: { summary, action } }) => !summary || !action).map(({ alert }) => alert),
  ]
  expect(silent).toEqual([])
})

test('operators see what waits, fails and was given up, who is connected and how long a change takes', async () => {
  const server = await served({ DATA_DIR: '/not/made/yet' })
  onTestFinished(() => server.stop())
  const { pool } = server.services
  await pool.query(`
    select graphile_worker.add_job('nobody-does-this', '{}'::json, max_attempts => 1 + n, run_at => now() - interval '1 hour')
    from generate_series(0, 2) as n`)
  await pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'no' where max_attempts < 3 and attempts = 0",
  )
  let metrics = ''
  const figure = (name: string) =>
    Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(metrics)?.[1])
  // The server's own jobs of a full minute are due until it has done them.
  const due = async () => {
    metrics = await (await fetch(`${server.url}/api/metrics`)).text()
    return figure('queue_due{queue="jobs"}')
  }
  await expect.poll(due).toBe(2)
  expect(figure('queue_failing{queue="jobs"}')).toBe(1)
  expect(figure('queue_abandoned{queue="jobs"}')).toBe(1)
  expect(figure('queue_abandoned{queue="mails"}')).toBe(0)
  expect(figure('queue_late_seconds{queue="jobs"}')).toBeGreaterThan(3_590)
  expect(figure('queue_due{queue="webhooks"}')).toBe(0)
  expect(figure('mutation_duration_seconds_count{result="ok"}')).toBe(2)
  expect(figure('connected_lines')).toBe(0)
  expect(figure('database_connections_limit{pool="app"}')).toBe(20)
  expect(figure('disk_free_bytes')).toBeLessThan(figure('disk_size_bytes'))
})
