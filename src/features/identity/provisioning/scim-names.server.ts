import type { Services } from '../../../server/services.ts'
import { email as emailSchema } from '../../accounts/accounts.requests.ts'
import { people, type Person } from '../../people/people.table.ts'
import { domainOf } from '../domains.rules.ts'
import { fail, idsNamed, noteLink, storeOf } from './scim-links.server.ts'

/** The address that a directory tells as the name of a person. @throws HttpError 400 if it is none, or of another domain */
export async function readName(services: Services, companyId: string, userName: string): Promise<string> {
  const email = emailSchema.safeParse(userName).data ?? fail(400, 'provisioning/no-address')
  const { rowCount } = await services.pool.query(
    'select from sign_in_domains where company_id = $1 and domain = $2',
    [companyId, domainOf(email)],
  )
  return rowCount === 0 ? fail(400, 'provisioning/other-domain') : email
}

/**
 * The directory calls a member otherwise from now on. Their account keeps its address, which belongs to its person and to all of their companies.
 * @throws HttpError 409 if somebody else of the company is called so
 */
export async function rename(
  services: Services,
  companyId: string,
  { id, email }: Person,
  userName: string,
): Promise<void> {
  const name = await readName(services, companyId, userName)
  const store = await storeOf(services, companyId)
  const holders = store.where(people, { email: name }).filter(({ status }) => status === 'active')
  const named = [...holders.map((person) => person.id), ...(await idsNamed(services, companyId, name))]
  if (named.some((one) => one !== id)) fail(409, 'provisioning/already-a-member')
  await noteLink(services, companyId, id, { userName: name === email ? null : name })
}
