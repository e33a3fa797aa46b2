import type { Services } from '../../../server/services.ts'

/** Whether people have ended what a row of `scim_users` is about, and nobody has let them in again since. */
const ENDED_BY_PEOPLE = `exists (
  select from audit_log e where e.company_id = scim_users.company_id and e.person_id = scim_users.id and e.actor_id is not null
    and (e.action = 'removed' or e.action = 'level changed' and e.after = 'inactive')
    and not exists (select from audit_log l where l.company_id = e.company_id and l.person_id = e.person_id and l.at > e.at
      and (l.action = 'joined' or l.action = 'level changed' and l.before = 'inactive')))`

/** Whether it was the directory that has ended it. That is noted for good, so what people do later counts more. */
export const MAY_RETURN = `(ended_at is not null and not ${ENDED_BY_PEOPLE})`

/** Writes down that people have ended what the directory had ended before, so that the log may forget it. */
export const noteEndsByPeople = ({ node }: Pick<Services, 'node'>, companyId: string): Promise<void> =>
  node.options.inCompany(companyId, null, async (client) => {
    await client.query(
      `update scim_users set ended_at = null where company_id = $1 and ended_at is not null and ${ENDED_BY_PEOPLE}`,
      [companyId],
    )
  })
