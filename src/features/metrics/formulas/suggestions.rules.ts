import { nameKey } from '../definition/metric-name.rules.ts'
import { FUNCTION_ABOUT, FUNCTION_TEMPLATES, FUNCTIONS_GROUP } from './formula-builder.text.ts'
import { escaped } from './formula-tokens.rules.ts'
import type { MetricChoice } from './formula.queries.ts'
import { FUNCTIONS } from './formula.rules.ts'
import type { Labels } from './formula-names.rules.ts'

/** What is being written at the caret: the name of a metric or function that begins at `from`, up to `to`. */
export interface Written {
  typed: string
  from: number
  to: number
  isBracketed: boolean
}

/** The name at the caret; null between names. */
export function writtenAt(text: string, caret: number): Written | null {
  const before = text.slice(0, caret)
  const bracket = before.lastIndexOf('[')
  if (bracket > before.lastIndexOf(']')) {
    const rest = /^[^[\]]*\]/.exec(text.slice(caret))?.[0].length ?? 0
    return { typed: before.slice(bracket + 1), from: bracket, to: caret + rest, isBracketed: true }
  }
  const word = /[\p{L}_][\p{L}\p{N}_ ]*$/u.exec(before)?.[0]
  return word === undefined ? null : { typed: word, from: caret - word.length, to: caret, isBracketed: false }
}

export interface Suggestion {
  key: string
  group: string
  label: string
  about: string
  /** What takes the place of what was typed. */
  text: string
}

const MOST = 50

/** The metrics and functions that a name may be the beginning or a part of, those of the own team first. */
export function suggestionsFor(
  { typed, isBracketed }: Written,
  choices: readonly MetricChoice[],
  labels: Labels,
  ownTeamId: string | undefined,
): Suggestion[] {
  const sought = nameKey(typed)
  const functions = FUNCTIONS.filter((name) => !isBracketed && name.startsWith(sought))
  const isOwn = ({ metric }: MetricChoice) => metric.teamId === ownTeamId
  const fitting = choices.filter(({ metric }) => nameKey(labels.get(metric.id) ?? '').includes(sought))
  const ordered = [...fitting.filter(isOwn), ...fitting.filter((choice) => !isOwn(choice))]
  return [
    ...functions.map((name) => ({
      key: name,
      group: FUNCTIONS_GROUP,
      label: name,
      about: FUNCTION_ABOUT[name],
      text: FUNCTION_TEMPLATES[name],
    })),
    ...ordered.map(({ metric, teamName, ownerName }) => ({
      key: metric.id,
      group: teamName,
      label: metric.name,
      about: ownerName,
      text: `[${escaped(labels.get(metric.id) ?? metric.name)}]`,
    })),
  ].slice(0, MOST)
}

/** A text with something put in place of a part, and where the caret then is: in the empty brackets of a function. */
export function replaced(
  text: string,
  from: number,
  to: number,
  by: string,
): { text: string; caret: number } {
  const gap = by.indexOf('[]')
  return {
    text: text.slice(0, from) + by + text.slice(to),
    caret: from + (gap === -1 ? by.length : gap + 1),
  }
}
