import { useState } from 'react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { boolean, refs } from '../../sync/fields.ts'
import { newId } from '../../sync/id.ts'
import { schemaOf } from '../../sync/schema.ts'
import { differing } from '../../ui/differing.ts'
import { createTeam, updateTeam } from '../teams/teams.mutations.ts'
import { teamDescription, teamName } from '../teams/teams.table.ts'
import type { TeamWithMembers } from './people.queries.ts'
import { addTeamMember, removeTeamMember } from './team-members.mutations.ts'

export const teamForm = schemaOf({
  name: teamName(),
  description: teamDescription(),
  isLeadership: boolean(),
  hasStrategicPlan: boolean(),
  memberIds: refs('people'),
})

interface TeamInput {
  name: string
  description: string | null
  isLeadership: boolean
  hasStrategicPlan: boolean
  memberIds: readonly string[]
}

/** Saves a new team, or what differs from `edited`, with its members. Returns false if the team itself was refused. */
export function useSaveTeam(edited: TeamWithMembers | undefined): (input: TeamInput) => boolean {
  const actor = useActor()
  const mutate = useMutate()
  const [newTeam] = useState(() => ({ id: newId(), membershipId: newId() }))

  return ({ memberIds, ...team }) => {
    const refused = edited
      ? mutate(updateTeam, { id: edited.team.id, ...differing(edited.team, team) })
      : mutate(createTeam, { ...newTeam, ...team })
    if (refused) return false
    const teamId = edited?.team.id ?? newTeam.id
    const before = edited ? edited.members.map(({ id }) => id) : [actor.id]
    for (const personId of memberIds) {
      if (!before.includes(personId)) mutate(addTeamMember, { id: newId(), teamId, personId })
    }
    const leaving = edited ? before.filter((personId) => !memberIds.includes(personId)) : []
    // Managers who leave the team may no longer change it, so that comes last.
    leaving.sort((left, right) => Number(left === actor.id) - Number(right === actor.id))
    for (const personId of leaving) mutate(removeTeamMember, { teamId, personId })
    return true
  }
}
