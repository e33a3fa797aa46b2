import type { WorkOfOneTeam } from './leaving.queries.ts'
import type { KindOfWork } from './leaving.reads.ts'

export const removeQuestion = (name: string): string => `${name} aus dem Unternehmen entfernen?`
export const REMOVAL_EXPLAINED =
  'Der Zugang endet sofort, und die Person verlässt alle Teams. Was sie geschrieben und erledigt hat, bleibt unter ihrem Namen. Um zurückzukommen, braucht sie eine neue Einladung.'
export const REMOVE = 'Entfernen'
export const OPEN_WORK = 'Wer übernimmt die offene Arbeit?'
export const NO_OPEN_WORK = 'In den Teams ist keine offene Arbeit zu übernehmen.'
export const takesOver = (team: string): string => `${team} übernimmt`
export const CHOOSE_BY_KIND = 'Nach Art der Arbeit wählen'
export const ONE_FOR_ALL = 'Eine Person für alles'
export const ANYTHING_ELSE = 'Alles andere übernimmt'
export const ANYTHING_ELSE_EXPLAINED =
  'Arbeit in anderen Teams und alles, was bis zur Entfernung noch begonnen wird.'
export const SHOW_WORK = 'Zeigen, was das ist'

const NAMES: Record<KindOfWork, readonly [one: string, many: string]> = {
  goals: ['Ziel', 'Ziele'],
  milestones: ['Meilenstein', 'Meilensteine'],
  metrics: ['Kennzahl', 'Kennzahlen'],
  tasks: ['Aufgabe', 'Aufgaben'],
  issues: ['Thema', 'Themen'],
}
const KINDS = Object.keys(NAMES) as KindOfWork[]

export function kindGoesTo(kind: KindOfWork, team: string | null): string {
  const [, many] = NAMES[kind]
  return team === null ? `Übrige ${many} übernimmt` : `${many} von ${team} übernimmt`
}

export const countsOf = ({ titles }: WorkOfOneTeam): string =>
  KINDS.flatMap((kind) => {
    const { length } = titles[kind]
    const [one, many] = NAMES[kind]
    return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`]
  }).join(', ')

export const listsOf = ({ titles }: WorkOfOneTeam): [string, readonly string[]][] =>
  KINDS.filter((kind) => titles[kind].length > 0).map((kind) => [NAMES[kind][1], titles[kind]])
