import { defineMutation } from '../../sync/define-mutation.ts'
import { choice, list, ref, refs, text, uuid } from '../../sync/fields.ts'
import { AUDIT_TEXT_MAX } from '../audit/audit.table.ts'
import { record } from '../audit/record.mutations.ts'
import { admitPerson } from '../people/admission.mutations.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { account, people } from '../people/people.table.ts'
import { joinTeam } from '../people/team-members.mutations.ts'
import { teams } from '../teams/teams.table.ts'
import { refuse } from './identity.refusals.ts'
import { DEFAULT_LEVELS, MOST_DEFAULT_TEAMS } from './identity.requests.ts'
import { BY_PROVIDER } from './audit.text.ts'

/**
 * Somebody whom the company’s own provider has signed in becomes a member, with the default level and teams. Members stay as they are, and
 * whoever was removed or made inactive stays out.
 */
export const enrolPerson = defineMutation('enrolPerson', {
  input: {
    auditId: uuid(),
    membershipIds: list(uuid(), MOST_DEFAULT_TEAMS),
    level: choice(...DEFAULT_LEVELS),
    teamIds: refs('teams', MOST_DEFAULT_TEAMS),
    ...account,
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { auditId, membershipIds, level, teamIds, ...account }, context) {
    const { personId } = account
    const member = tx.get(people, personId)
    if (member) return isActiveMember(member) ? undefined : refuse('identity/membership-ended')
    const { now } = context
    admitPerson(tx, account, level, now)
    const entry = { action: 'joined', personId, subject: BY_PROVIDER, after: level } as const
    record(tx, context, { id: auditId, ...entry })
    teamIds.forEach((teamId, index) => {
      const id = membershipIds[index]
      if (id !== undefined && tx.get(teams, teamId)?.deletedAt === null)
        joinTeam(tx, { id, teamId, personId }, now)
    })
  },
})

/** Records what a director has changed about how people sign in. */
export const noteSignInChange = defineMutation('noteSignInChange', {
  input: { auditId: uuid(), personId: ref('people'), subject: text({ max: AUDIT_TEXT_MAX }) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { auditId, personId, subject }, context) {
    record(tx, context, { id: auditId, actorId: personId, action: 'sign-in changed', subject })
  },
})
