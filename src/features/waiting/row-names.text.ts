import { LOCALE } from '../../language/locale.text.ts'
import type { Mutation } from '../../sync/define-mutation.ts'

/** What a row of each table is called while its name is not known on this device. */
export const KINDS = {
  task: 'a task',
  issue: 'an issue',
  goal: 'a goal',
  milestone: 'a milestone',
  metric: 'a metric',
  group: 'a group',
  headline: 'a headline',
  team: 'a team',
  person: 'somebody',
  meeting: 'a meeting',
  invitation: 'an invitation',
  sheet: 'a sheet',
  entry: 'an entry',
  chart: 'a draft of the org chart',
  seat: 'a seat',
  process: 'a process',
  step: 'a step',
} as const

export type Kind = keyof typeof KINDS

/** Names a row, as in `the issue “Leak”`, or says `an issue` if its name is not known. */
export type The = (kind: Kind, id: string | null | undefined) => string

type ArgsOf<Definition> = Definition extends Mutation<infer Args> ? Args : never

/** Sentences for the mutations of a module, each of what its author wants done. */
export type WordsOf<Module> = {
  readonly [Name in keyof Module]?: (args: ArgsOf<Module[Name]>, the: The) => string
}

const LONGEST = 120

export const quoted = (text: string): string =>
  `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`

const NAMES = {
  task: 'task',
  issue: 'issue',
  goal: 'goal',
  milestone: 'milestone',
  metric: 'metric',
  group: 'group',
  headline: 'headline',
  team: 'team',
  person: 'person',
  meeting: 'meeting',
  invitation: 'invitation',
  sheet: 'sheet',
  entry: 'entry',
  chart: 'draft',
  seat: 'seat',
  process: 'process',
  step: 'step',
} as const satisfies Record<Kind, string>

/** `name` is that of the row, null if it is not known. */
export function named(kind: Kind, name: string | null): string {
  if (name === null) return KINDS[kind]
  if (kind === 'person') return name
  return kind === 'meeting' || kind === 'invitation'
    ? `the ${NAMES[kind]} of ${name}`
    : `the ${NAMES[kind]} ${quoted(name)}`
}

/** Such as "3 tasks". */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString(LOCALE)} ${many}`
