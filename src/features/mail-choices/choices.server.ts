import type pg from 'pg'
import type { Services } from '../../server/services.ts'
import { newId } from '../../sync/id.ts'
import { MAIL_KINDS, type MailChoices, type MailKind } from './mail-choices.requests.ts'
import type { Stopped } from './stop-links.server.ts'

/** Those of the given people of a company who want mails of this kind. `client` is in a transaction of the company. */
export async function wanting(
  client: pg.PoolClient,
  { companyId, kind, personIds }: { companyId: string; kind: MailKind; personIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await client.query<{ personId: string }>(
    `select person_id as "personId" from mail_opt_outs where company_id = $1 and kind = $2 and person_id = any ($3::uuid[])`,
    [companyId, kind, personIds],
  )
  const without = new Set(rows.map(({ personId }) => personId))
  return new Set(personIds.filter((id) => !without.has(id)))
}

/** What the person wants; undefined for somebody who is no member. */
export const choicesOf = (
  { node }: Pick<Services, 'node'>,
  companyId: string,
  personId: string,
): Promise<MailChoices | undefined> =>
  node.options.inCompany(companyId, personId, async (client) => {
    if (!(await isMember(client, companyId, personId))) return undefined
    const { rows } = await client.query<{ kind: MailKind }>(
      'select kind from mail_opt_outs where company_id = $1 and person_id = $2',
      [companyId, personId],
    )
    const without = new Set(rows.map(({ kind }) => kind))
    return Object.fromEntries(MAIL_KINDS.map((kind) => [kind, !without.has(kind)])) as MailChoices
  })

/** Notes whether the person wants mails of this kind. False if they are no member; then there is nothing to stop. */
export const choose = (
  { node }: Pick<Services, 'node'>,
  { companyId, personId, kind }: Stopped,
  wanted: boolean,
): Promise<boolean> =>
  node.options.inCompany(companyId, personId, async (client) => {
    if (!(await isMember(client, companyId, personId))) return false
    if (wanted)
      await client.query('delete from mail_opt_outs where company_id = $1 and person_id = $2 and kind = $3', [
        companyId,
        personId,
        kind,
      ])
    else
      await client.query(
        `insert into mail_opt_outs (company_id, id, person_id, kind, created_at) values ($1, $2, $3, $4, $5)
         on conflict (company_id, person_id, kind) do nothing`,
        [companyId, newId(), personId, kind, new Date()],
      )
    return true
  })

async function isMember(client: pg.PoolClient, companyId: string, personId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from people where company_id = $1 and id = $2 and status = 'active' and level <> 'inactive'`,
    [companyId, personId],
  )
  return rowCount === 1
}
