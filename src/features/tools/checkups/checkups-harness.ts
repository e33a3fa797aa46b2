import type { Cast } from '../../../../tests/cast.ts'
import { newId } from '../../../sync/id.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { people } from '../../people/people.table.ts'
import { teamMembers } from '../../teams/teams.table.ts'
import { answerCheckup, noteCheckup, submitCheckup } from './answers.mutations.ts'
import { STATEMENTS } from './statements.rules.ts'

/** Further members of the crew, who are at no browser. */
export async function newHands({ node, harbor }: Cast, count: number): Promise<string[]> {
  const now = new Date().toISOString()
  const ids = Array.from({ length: count }, () => newId())
  const place = { teamId: harbor.teams.crew, role: 'member' as const, joinedAt: now }
  await node.run(
    harbor.companyId,
    null,
    insertRows(
      ids.flatMap((id) => [
        newRow(people, {
          id,
          email: `${id}@harbor.example`,
          fullName: `Hand ${id.slice(-4)}`,
          avatarUrl: null,
          level: 'member',
          status: 'active',
          joinedAt: now,
          lastActiveAt: null,
        }),
        newRow(teamMembers, { ...place, id: newId(), personId: id }),
      ]),
    ),
    {},
  )
  return ids
}

/** This person answers every statement alike, and submits. */
export async function submitted(
  { node, harbor }: Cast,
  personId: string,
  checkupId: string,
  points: number,
  note: string | null = null,
): Promise<void> {
  const { companyId } = harbor
  for (let place = 0; place < STATEMENTS; place++)
    await node.run(companyId, personId, answerCheckup, { checkupId, place, points })
  if (note !== null) await node.run(companyId, personId, noteCheckup, { checkupId, note })
  await node.run(companyId, personId, submitCheckup, { checkupId })
}
