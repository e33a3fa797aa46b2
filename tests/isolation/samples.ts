import * as comments from './samples/comments.ts'
import * as company from './samples/company.ts'
import * as conversations from './samples/conversations.ts'
import * as fit from './samples/fit.ts'
import * as goals from './samples/goals.ts'
import * as headlines from './samples/headlines.ts'
import * as home from './samples/home.ts'
import * as issues from './samples/issues.ts'
import * as meetings from './samples/meetings.ts'
import * as metrics from './samples/metrics.ts'
import * as orgChart from './samples/org-chart.ts'
import * as processes from './samples/processes.ts'
import * as strategy from './samples/strategy.ts'
import * as tasks from './samples/tasks.ts'
import * as tools from './samples/tools.ts'
import type { MutationSamples, QuerySamples } from './samples/sample.ts'

/** One line an area. */
const AREAS: readonly { mutations: MutationSamples; queries: QuerySamples }[] = [
  company,
  home,
  comments,
  metrics,
  goals,
  tasks,
  headlines,
  issues,
  meetings,
  strategy,
  tools,
  processes,
  orgChart,
  fit,
  conversations,
]

function together<One>(areas: readonly Record<string, One>[]): Record<string, One> {
  const all = areas.flatMap((area) => Object.entries(area))
  const twice = all.filter(([name], index) => all.findIndex(([other]) => other === name) !== index)
  if (twice.length > 0) throw new Error(`sampled twice: ${twice.map(([name]) => name).join(', ')}`)
  return Object.fromEntries(all)
}

/** Every mutation of the registry; isolation.test.ts fails for one that is missing. */
export const mutationSamples: MutationSamples = together(AREAS.map(({ mutations }) => mutations))

/** Every query of the registry. */
export const querySamples: QuerySamples = together(AREAS.map(({ queries }) => queries))
