import { expect, test } from 'vitest'
import { signUpInput } from '../src/features/accounts/sign-in/sign-in.requests.ts'
import { profileInput } from '../src/features/accounts/sessions/sessions.requests.ts'
import { updateCompany } from '../src/features/companies/companies.mutations.ts'
import { newCompanyInput } from '../src/features/companies/companies.requests.ts'
import { invitePerson } from '../src/features/invitations/invitations.mutations.ts'
import { renamePerson } from '../src/features/people/people.mutations.ts'
import { createTeam, updateTeam } from '../src/features/teams/teams.mutations.ts'
import { newId } from '../src/sync/id.ts'

const id = newId()
const account = { email: 'maya@harbor.example', password: 'lantern-over-the-quay' }
const invited = { id, email: 'lena@harbor.example', level: 'member', teamIds: [] }

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: object[] } } }

/** Everywhere a name comes in, in the browser's form and on the server alike. */
const entrances: [string, Schema, string, object][] = [
  ['signing up', signUpInput, 'fullName', account],
  ['the profile', profileInput, 'fullName', {}],
  ['a new company', newCompanyInput, 'name', {}],
  ['the settings of a company', updateCompany.schema, 'name', {}],
  ['a new team', createTeam.schema, 'name', { id, membershipId: newId() }],
  ['a team', updateTeam.schema, 'name', { id }],
  ['a colleague', renamePerson.schema, 'fullName', { personId: id }],
  ['an invitation', invitePerson.schema, 'fullName', invited],
]

test.each(entrances)(
  '%s takes no address and no hidden character as a name',
  (_where, schema, field, rest) => {
    const parse = (name: string) => schema.safeParse({ ...rest, [field]: name })
    expect(parse('Maya & Sons').success).toBe(true)
    for (const name of ['Win at www.evil.example', 'Maya \u202e', 'M\u0000aya', 'maya@harbor.example']) {
      expect(parse(name).error?.issues, name).toMatchObject([
        { path: [field], message: expect.stringMatching(/^A name can’t contain /) },
      ])
    }
  },
)
