import { defineMutation } from '../../sync/define-mutation.ts'
import { text, uuid } from '../../sync/fields.ts'
import { companies, companyName } from '../companies/companies.table.ts'
import { COMPANY_NOT_CREATED } from '../companies/new-company.text.ts'
import { insertTeam } from '../teams/insert-team.mutations.ts'
import { FIRST_TEAM } from '../teams/teams.text.ts'
import { admitPerson } from './admission.mutations.ts'
import { account } from './people.table.ts'

/** A new company with its first director, who is on its leadership team; `id` is the company's. */
export const foundCompany = defineMutation('foundCompany', {
  failure: COMPANY_NOT_CREATED,
  input: {
    id: uuid(),
    name: companyName(),
    slug: text({ max: 60 }),
    teamId: uuid(),
    membershipId: uuid(),
    ...account,
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { id, name, slug, teamId, membershipId, ...account }, { now }) {
    const defaults = {
      autoCreateOverdueIssues: false,
      defaultVoteLimit: null,
      labs: [],
      ownWords: {},
      entitledUntil: null,
    }
    tx.insert(companies, { id, name, slug, ...defaults, createdAt: now })
    admitPerson(tx, account, 'director', now)
    const leaders = { name: FIRST_TEAM, description: null, isLeadership: true, hasStrategicPlan: false }
    insertTeam(tx, { id: teamId, membershipId, ...leaders }, account.personId, now)
  },
})
