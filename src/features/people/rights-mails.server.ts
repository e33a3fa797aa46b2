import type pg from 'pg'
import { inCompany } from '../../server/database/in-company.ts'
import { inEveryCompany } from '../../server/every-company.ts'
import type { Work } from '../../server/jobs.ts'
import type { Mail } from '../../server/mail/mails.ts'
import type { Services } from '../../server/services.ts'
import type { CommittedMutation } from '../../sync/server/after-commit.ts'
import { takeWithinLimit } from '../accounts/rate-limits.server.ts'
import { auditLog } from '../audit/audit.table.ts'
import type { Level } from '../rights/levels.rules.ts'

/** Somebody whose level goes up and down all day is told of the first few times. */
const TO_ONE_PERSON = { tries: 10, seconds: 86_400 }
const KEPT = '7 days'

/** What a node left undone that ended between a commit and its effects is done by the job; this is how far back it looks. */
const LOOKED_BACK = '1 day'

/** Tells whoever is concerned of a change of their rights. Each mail belongs to one entry of the audit log. */
export async function tellConcerned(
  services: Services,
  { companyId, changes }: CommittedMutation,
): Promise<void> {
  for (const { entity, id } of changes) if (entity === auditLog.name) await mailOnce(services, companyId, id)
}

export const rightsMailWork = (services: Services): Work => ({
  tasks: {
    'rights-mails': (_payload, { abortSignal }) =>
      inEveryCompany(services, 'changes of rights in a company were not mailed', abortSignal, (companyId) =>
        mailWhatIsLeft(services, companyId),
      ),
  },
  crontab: ['*/10 * * * * rights-mails'],
})

/** Mails whoever has not been told of the latest changes of their rights. */
async function mailWhatIsLeft(services: Services, companyId: string): Promise<void> {
  for (const id of await untold(services.pool, companyId)) await mailOnce(services, companyId, id)
}

const untold = (pool: pg.Pool, companyId: string): Promise<string[]> =>
  inCompany(pool, companyId, null, async (client) => {
    await client.query('delete from rights_mails where company_id = $1 and at < now() - $2::interval', [
      companyId,
      KEPT,
    ])
    const { rows } = await client.query<{ id: string }>(
      `select a.id from audit_log a
       where a.company_id = $1 and a.at > now() - $2::interval and a.action in ('level changed', 'removed')
         and not exists (select from rights_mails m where m.company_id = a.company_id and m.id = a.id)`,
      [companyId, LOOKED_BACK],
    )
    return rows.map(({ id }) => id)
  })

interface Told {
  action: string
  personId: string
  to: string
  fullName: string
  before: Level | null
  after: Level | null
  companyName: string
}

/** Notes that the person was told and queues the mail, in one transaction: however many nodes try, it is one mail. */
async function mailOnce(services: Services, companyId: string, entryId: string): Promise<void> {
  const { pool, mailer, origins } = services
  await inCompany(pool, companyId, null, async (client) => {
    const { rowCount } = await client.query(
      'insert into rights_mails (company_id, id) values ($1, $2) on conflict do nothing',
      [companyId, entryId],
    )
    const told = rowCount === 1 ? await toldBy(client, companyId, entryId) : undefined
    if (!told || !(await takeWithinLimit(client, `rights-mail:${told.personId}`, TO_ONE_PERSON))) return
    await mailer.sendMail(mailOf(told, origins.publicUrl()), client)
  })
}

async function toldBy(client: pg.PoolClient, companyId: string, id: string): Promise<Told | undefined> {
  const { rows } = await client.query<Told>(
    `select a.action, p.id as "personId", p.email as to, p.full_name as "fullName", a.before, a.after, c.name as "companyName"
     from audit_log a
     join people p on p.company_id = a.company_id and p.id = a.person_id
     join companies c on c.company_id = a.company_id
     where a.company_id = $1 and a.id = $2 and a.action in ('level changed', 'removed')`,
    [companyId, id],
  )
  return rows[0]
}

function mailOf({ action, to, fullName, companyName, before, after }: Told, url: string): Mail {
  if (action === 'removed' || after === null)
    return { to, template: 'removed-from-company', props: { fullName, companyName } }
  const props = { fullName, companyName, before, after, url: `${url}/permissions` }
  return { to, template: 'level-changed', props }
}
