import { type Bar, type Measure, tell } from './bar.ts'
import { analytics } from './analytics.ts'
import { api } from './api.ts'
import { backup } from './backup.ts'
import { bootstrap } from './bootstrap.ts'
import { bootstrapStorm } from './bootstrap-storm.ts'
import { bundle } from './bundle.ts'
import { castVote } from './cast-vote.ts'
import { cluster } from './cluster.ts'
import { deafReaders } from './deaf-readers.ts'
import { director } from './director.ts'
import { exporting } from './export.ts'
import { fanOut } from './fan-out.ts'
import { fit } from './fit.ts'
import { fiveYears } from './five-years.ts'
import { formulas } from './formulas.ts'
import { idleConnections } from './idle-connections.ts'
import { importing } from './import.ts'
import { landing } from './landing.ts'
import { kills } from './kills.ts'
import { localStore } from './local-store.ts'
import { manyCompanies } from './many-companies.ts'
import { meetingVotes } from './meeting-votes.ts'
import { oldWeeks } from './old-weeks.ts'
import { orgChart } from './org-chart.ts'
import { paint } from './paint.ts'
import { processTexts } from './processes.ts'
import { restart } from './restart.ts'
import { scorecard } from './scorecard.ts'
import { palette } from './palette.ts'
import { palettePaint } from './palette-paint.ts'
import { similarIssues } from './similar-issues.ts'
import { start } from './start.ts'
import { throughput } from './throughput.ts'
import { twoNodes } from './two-nodes.ts'
import { webhooks } from './webhooks.ts'

const BARS: readonly Bar[] = [
  idleConnections,
  castVote,
  api,
  throughput,
  webhooks,
  cluster,
  twoNodes,
  fanOut,
  deafReaders,
  meetingVotes,
  bootstrap,
  fiveYears,
  bootstrapStorm,
  restart,
  kills,
  manyCompanies,
  localStore,
  formulas,
  palette,
  palettePaint,
  analytics,
  similarIssues,
  importing,
  exporting,
  backup,
  paint,
  oldWeeks,
  orgChart,
  processTexts,
  scorecard,
  fit,
  director,
  start,
  landing,
  bundle,
]

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !BARS.some((bar) => bar.name === name))
if (unknown) {
  console.error(`There is no bar named ${unknown}: choose from ${BARS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const measures: Measure[] = []
for (const bar of BARS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  process.stderr.write(`measuring ${bar.name} ...\n`)
  measures.push(...(await bar.run()))
}
tell(measures)
