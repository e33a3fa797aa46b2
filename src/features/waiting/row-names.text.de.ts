import { LOCALE } from '../../language/locale.text.ts'
import type { Kind, The, WordsOf } from './row-names.text.ts'

export type { Kind, The, WordsOf }

export const KINDS = {
  task: 'eine Aufgabe',
  issue: 'ein Thema',
  goal: 'ein Ziel',
  milestone: 'ein Meilenstein',
  metric: 'eine Kennzahl',
  group: 'eine Gruppe',
  headline: 'eine Schlagzeile',
  team: 'ein Team',
  person: 'jemand',
  meeting: 'ein Meeting',
  invitation: 'eine Einladung',
  sheet: 'ein Blatt',
  entry: 'ein Eintrag',
  chart: 'ein Entwurf des Organigramms',
  seat: 'eine Stelle',
  process: 'ein Prozess',
  step: 'ein Schritt',
} as const

const NAMES: Record<Exclude<Kind, 'person'>, string> = {
  task: 'Aufgabe',
  issue: 'Thema',
  goal: 'Ziel',
  milestone: 'Meilenstein',
  metric: 'Kennzahl',
  group: 'Gruppe',
  headline: 'Schlagzeile',
  team: 'Team',
  meeting: 'Meeting',
  invitation: 'Einladung',
  sheet: 'Blatt',
  entry: 'Eintrag',
  chart: 'Entwurf',
  seat: 'Stelle',
  process: 'Prozess',
  step: 'Schritt',
}

const LONGEST = 120

export const quoted = (text: string): string =>
  `„${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}“`

export function named(kind: Kind, name: string | null): string {
  if (name === null) return KINDS[kind]
  return kind === 'person' ? name : `${NAMES[kind]} ${quoted(name)}`
}

/** Such as "3 Aufgaben". */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString(LOCALE)} ${many}`
