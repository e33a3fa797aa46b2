import { refuse } from './goals.refusals.ts'

interface GoalDraft {
  title: string
  /** Null only while no team has been chosen. */
  teamId: string | null
  isCompanyGoal: boolean
}

export type GoalProblemCode = 'goal/title-required' | 'goal/team-required'

interface GoalProblem {
  field: 'title' | 'teamId'
  code: GoalProblemCode
  /** The code's own words, for the field of a form. */
  text: string
}

/** The first thing that keeps a goal from being saved, or null. A company goal needs no team to be chosen. */
export function goalProblem(draft: GoalDraft): GoalProblem | null {
  if (draft.title.trim() === '') return problem('title', 'goal/title-required')
  if (draft.teamId === null && !draft.isCompanyGoal) return problem('teamId', 'goal/team-required')
  return null
}

const problem = (field: GoalProblem['field'], code: GoalProblemCode): GoalProblem => ({
  field,
  code,
  text: refuse.reason(code).detail,
})
