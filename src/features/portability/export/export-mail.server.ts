import type { Services } from '../../../server/services.ts'
import { displayName } from '../../people/people.rules.ts'
import { mayMove } from './export-store.server.ts'

/** Tells whoever made an export that it is ready, with a link to the settings; the file itself is behind their session. */
export async function mailExport(
  { node, mailer, origins }: Services,
  { companyId, exportId }: { companyId: string; exportId: string },
): Promise<void> {
  const found = await node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{
      personId: string
      email: string
      fullName: string
      companyName: string
    }>(
      `select p.id as "personId", p.email, p.full_name as "fullName", c.name as "companyName"
       from company_exports e
       join people p on p.company_id = e.company_id and p.id = e.made_by
       join companies c on c.company_id = e.company_id
       where e.company_id = $1 and e.id = $2 and e.state = 'ready'`,
      [companyId, exportId],
    )
    const [maker] = rows
    return maker && (await mayMove(client, companyId, maker.personId)) ? maker : null
  })
  if (!found) return
  const url = `${origins.publicUrl()}/settings?tab=data`
  await mailer.deliver({
    to: found.email,
    template: 'export-ready',
    props: { fullName: displayName(found), companyName: found.companyName, url },
  })
}
