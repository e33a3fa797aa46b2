import { defineMutation } from '../../sync/define-mutation.ts'
import { text, uuid } from '../../sync/fields.ts'
import { companies, companyName } from '../companies/companies.table.ts'
import { COMPANY_NOT_CREATED } from '../companies/companies.text.ts'
import { admitPerson } from './admission.mutations.ts'
import { account } from './people.table.ts'

/** A new company with its first director and no team; `id` is the company's. */
export const foundCompany = defineMutation('foundCompany', {
  failure: COMPANY_NOT_CREATED,
  input: { id: uuid(), name: companyName(), slug: text({ max: 60 }), ...account },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { id, name, slug, ...account }, { now }) {
    const defaults = { autoCreateOverdueIssues: false, defaultVoteLimit: null }
    tx.insert(companies, { id, name, slug, ...defaults, createdAt: now })
    admitPerson(tx, account, 'director', now)
  },
})
