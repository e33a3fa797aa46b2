// npm test [-- --only static|unit|journeys|database|engine|cluster]: runs every check, even if some fail, names what failed at the end,
// and counts them all on the last line. `database` is the part of `unit` that depends on TEST_DATABASE_URL, `engine` that part without the
// features; `cluster` runs `database` on the Citus cluster of CITUS_URL.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clusterTests, databaseTests, engineTests } from './database-tests.mjs'
import { failureOutsideTests, failuresOfJourneys, failuresOfVitest } from './reports.mjs'
import { projectNode, root, run } from './run.mjs'

const PROJECTS = globSync('tsconfig.*.json', { cwd: root }).filter((name) => name !== 'tsconfig.base.json')
const parts = { static: checkStatically, unit: () => runVitest([]), journeys: runJourneys }
const chosen = {
  ...parts,
  database: () => runVitest(databaseTests()),
  engine: () => runVitest(engineTests()),
  cluster: runOnCluster,
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (values.only !== undefined && chosen[values.only] === undefined) {
  console.error(`--only takes ${Object.keys(chosen).join(', ')}.`)
  process.exit(1)
}

const scratch = mkdtempSync(join(tmpdir(), 'quarterdeck-counts-'))
const total = { passed: 0, failed: 0 }
const failures = []
for (const part of values.only === undefined ? Object.values(parts) : [chosen[values.only]]) {
  const { passed, failed } = await part()
  total.passed += passed
  total.failed += failed
}
rmSync(scratch, { recursive: true })
for (const failure of failures) console.log(`FAILED: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Each check counts as one. */
async function checkStatically() {
  const checks = {
    types: () => sequence(PROJECTS.map((name) => ['typescript/bin/tsc', '-p', name])),
    lint: () => tool(['oxlint/bin/oxlint']),
    format: () => tool(['oxfmt/bin/oxfmt', '--check', '.']),
    'unused code': () => tool(['knip/bin/knip.js']),
  }
  let passed = 0
  for (const [name, check] of Object.entries(checks)) {
    const ok = await check()
    console.log(`${ok ? 'passed' : 'failed'}: ${name}`)
    if (ok) passed++
    else failures.push(name)
  }
  return { passed, failed: Object.keys(checks).length - passed }
}

async function sequence(commands) {
  let ok = true
  for (const command of commands) ok = (await tool(command)) && ok
  return ok
}

async function tool([program, ...args]) {
  const { code, output } = await run(projectNode(), [`node_modules/${program}`, ...args])
  if (code !== 0) process.stdout.write(output)
  return code === 0
}

/** A test file that could not be loaded, and an error outside any test, count as one failure each. */
async function runVitest(files) {
  const report = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files]
  const ended = await run(projectNode(), args, { show: true })
  const results = readJson(report)
  return counted(ended, results.numPassedTests, failuresOfVitest(results))
}

async function runOnCluster() {
  const sum = { passed: 0, failed: 0 }
  for (const files of clusterTests()) {
    const { passed, failed } = await runVitest(files)
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

async function runJourneys() {
  const report = join(scratch, 'journeys.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const ended = await run(projectNode(), args, { show: true, env })
  const results = readJson(report)
  return counted(ended, results.stats?.expected, failuresOfJourneys(results))
}

/** A run can fail without a failed test, and that counts as one failure. */
function counted({ code, errors }, passed = 0, failed) {
  if (code !== 0 && failed.length === 0) failed.push(failureOutsideTests(code, errors))
  failures.push(...failed)
  return { passed, failed: failed.length }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
