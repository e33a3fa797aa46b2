import { useKept } from '../../../ui/use-kept.ts'
import { GOAL_OUTCOMES, type GoalOutcome } from '../goals.table.ts'

/** What was chosen for a goal: its outcome, and who gets what comes of it if that is not its owner. */
export interface Choice {
  outcome: GoalOutcome
  ownerId?: string
}

/** By goal. */
export type Choices = Readonly<Record<string, Choice>>

/**
 * What was chosen in a closing. It is kept while the browser's tab stays open: whoever was too late with some goals finds their choices for
 * the others again.
 */
export function useChoices(teamId: string): [Choices, (goalId: string, choice: Choice) => void] {
  const [kept, keep] = useKept(`closing-choices:${teamId}`)
  const choices = read(kept)
  return [choices, (goalId, choice) => keep(JSON.stringify({ ...choices, [goalId]: choice }))]
}

function read(kept: string | null): Choices {
  const entries = Object.entries((kept === null ? {} : JSON.parse(kept)) as Record<string, Choice>)
  return Object.fromEntries(entries.filter(([, { outcome }]) => GOAL_OUTCOMES.includes(outcome)))
}
