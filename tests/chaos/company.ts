import { companies } from '../../src/features/companies/companies.table.ts'
import { level, people } from '../../src/features/people/people.table.ts'
import { teamMembers, teams } from '../../src/features/teams/teams.table.ts'
import { defineMutation } from '../../src/sync/define-mutation.ts'
import { list, record, uuid } from '../../src/sync/fields.ts'
import { newId } from '../../src/sync/id.ts'

/** A company of these people; each team begins with every second of them. */
export const foundCompany = defineMutation('foundCompany', {
  input: { companyId: uuid(), people: record(uuid()), levels: record(level()), teamIds: list(uuid()) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { companyId, people: personIds, levels, teamIds }, { now }) {
    tx.insert(companies, {
      id: companyId,
      name: 'Harbor',
      slug: companyId,
      autoCreateOverdueIssues: false,
      defaultVoteLimit: null,
      createdAt: now,
    })
    for (const [name, id] of Object.entries(personIds)) {
      tx.insert(people, {
        id,
        email: `${name}@harbor.example`,
        fullName: name,
        avatarUrl: null,
        level: levels[name]!,
        status: 'active',
        joinedAt: now,
        lastActiveAt: null,
      })
    }
    for (const [index, id] of teamIds.entries()) {
      tx.insert(teams, {
        id,
        name: `Team ${index}`,
        description: null,
        isLeadership: index === 0,
        hasStrategicPlan: false,
        companyVoteLimit: null,
        weeklyAgenda: null,
        quarterlyAgenda: null,
        createdBy: Object.values(personIds)[0]!,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      })
      for (const [position, personId] of Object.values(personIds).entries()) {
        if ((position + index) % 2 === 0) continue
        tx.insert(teamMembers, { id: newId(), teamId: id, personId, role: 'member', joinedAt: now })
      }
    }
  },
})
