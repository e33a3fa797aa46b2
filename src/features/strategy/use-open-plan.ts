import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { team as teamScope } from '../../sync/scope.ts'
import { heldTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import type { OpenPlan } from './plan-context.ts'
import { planSheet } from './strategy.queries.ts'
import { COMPANY_PLAN, planOf } from './strategy.text.ts'

export const nameOf = (team: Team): string => (team.isLeadership ? COMPANY_PLAN : planOf(team.name))

/** A team's plan as a screen shows it; null before it is here, or if the team is gone. */
export function useOpenPlan(teamId: string): OpenPlan | null {
  const sees = useActor().sees(teamScope(teamId))
  useLive(heldTeams, { teamIds: sees ? [teamId] : [] })
  const sheet = useLive(planSheet, { teamId })
  const [planId] = useState(newId)
  return sheet ? { ...sheet, planId, name: nameOf(sheet.team) } : null
}
