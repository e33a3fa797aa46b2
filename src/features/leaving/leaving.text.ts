import { capitalized } from '../../language/own-words.rules.ts'
import type { WorkOfOneTeam } from './leaving.queries.ts'
import type { KindOfWork } from './leaving.reads.ts'

export const removeQuestion = (name: string): string => `Remove ${name} from the company?`
export const REMOVAL_EXPLAINED =
  'They will lose access at once and leave all their teams. What they have written and finished stays under their name. To come back, they need a new invitation.'
export const REMOVE = 'Remove'
export const OPEN_WORK = 'Who takes over their open work?'
export const NO_OPEN_WORK = 'They own no open work in their teams.'
export const takesOver = (team: string): string => `${team} goes to`
export const CHOOSE_BY_KIND = 'Choose by kind of work'
export const ONE_FOR_ALL = 'One successor for all'
export const ANYTHING_ELSE = 'Anything else goes to'
export const ANYTHING_ELSE_EXPLAINED = 'Work in other teams, and whatever they begin until they are removed.'
export const SHOW_WORK = 'Show what that is'

const NAMES: Record<KindOfWork, readonly [one: string, many: string]> = {
  goals: ['goal', 'goals'],
  milestones: ['milestone', 'milestones'],
  metrics: ['metric', 'metrics'],
  tasks: ['task', 'tasks'],
  issues: ['issue', 'issues'],
}
const KINDS = Object.keys(NAMES) as KindOfWork[]

/** Such as `Metrics of Crew go to`; without a team, `Other metrics go to`. */
export function kindGoesTo(kind: KindOfWork, team: string | null): string {
  const [, many] = NAMES[kind]
  return team === null ? `Other ${many} go to` : `${capitalized(many)} of ${team} go to`
}

/** Such as `2 goals, 1 metric`. */
export const countsOf = ({ titles }: WorkOfOneTeam): string =>
  KINDS.flatMap((kind) => {
    const { length } = titles[kind]
    const [one, many] = NAMES[kind]
    return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`]
  }).join(', ')

/** The heading of each kind that there is, with its titles. */
export const listsOf = ({ titles }: WorkOfOneTeam): [string, readonly string[]][] =>
  KINDS.filter((kind) => titles[kind].length > 0).map((kind) => [capitalized(NAMES[kind][1]), titles[kind]])
