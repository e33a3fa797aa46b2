import type pg from 'pg'
import { inCompany } from '../../server/database/in-company.ts'
import type { Services } from '../../server/services.ts'
import { newId } from '../../sync/id.ts'
import { inOwnTexts } from '../../language/own-texts.rules.ts'
import type { OwnWords } from '../../language/own-words.rules.ts'
import { languageOfReader } from '../accounts/language/languages.server.ts'
import { wanting } from '../mail-choices/choices.server.ts'
import { stopAddress } from '../mail-choices/stop-links.server.ts'
import type { Day } from '../time/calendar.rules.ts'
import { TOLD_IN_SIGHT } from './in-sight.server.ts'
import * as de from './notification-list.text.de.ts'
import * as en from './notification-list.text.ts'
import type { Notification } from './notifications.table.ts'

const WORDS = { en, de }

/** A mail names this many; the others are counted. */
const MOST_NAMED = 20
/** What somebody who has had no mail lately is mailed of at most. */
const LOOKED_BACK = '1 day'
/** How long mails are remembered, and so how far back any of them looks: after this nothing is mailed any more. */
const KEPT = '7 days'

const NO_COMPANY: { companyName: string; ownWords: OwnWords } = { companyName: '', ownWords: {} }

type Waiting = Pick<Notification, 'personId' | 'kind' | 'subjectKind' | 'name' | 'count' | 'day'> & {
  createdAt: Date
  sender: string | null
  fullName: string
  email: string
}

/**
 * Mails each person of a company what is unread and has come since their last mail, once a day: the day, and how far the mail went, are noted in the
 * transaction that queues it, so however many nodes try, it is one, and the next one goes on from there.
 */
export async function mailCompany(services: Services, companyId: string, today: Day): Promise<void> {
  await inCompany(services.pool, companyId, null, async (client) => {
    await client.query(
      `delete from notification_mails where company_id = $1 and day < $2::date - $3::interval`,
      [companyId, today, KEPT],
    )
    const waiting = Map.groupBy(await waitingIn(client, companyId, today), ({ personId }) => personId)
    const kind = 'notifications'
    const wanted = await wanting(client, { companyId, kind, personIds: [...waiting.keys()] })
    const { companyName, ownWords } = waiting.size > 0 ? await companyOf(client, companyId) : NO_COMPANY
    for (const [personId, found] of waiting) {
      const [newest] = found
      if (!newest || !wanted.has(personId)) continue
      const { rowCount } = await client.query(
        `insert into notification_mails (company_id, id, person_id, day, told_until) values ($1, $2, $3, $4, $5)
         on conflict (company_id, person_id, day) do nothing`,
        [companyId, newId(), personId, today, newest.createdAt],
      )
      if (rowCount === 0) continue
      const { fullName, email } = newest
      const language = await languageOfReader(client, email)
      const { detailOf, KIND_TITLES } = inOwnTexts(WORDS[language], language, ownWords)
      const lines = found.slice(0, MOST_NAMED).map((one) => ({
        text: detailOf(one, today, one.sender),
        detail: KIND_TITLES[one.kind],
      }))
      const url = `${services.origins.publicUrl()}/notifications`
      const props = { fullName, companyName, lines, more: found.length - lines.length, url }
      const stopUrl = stopAddress(services, { companyId, personId, kind })
      await services.mailer.sendMail({ to: email, template: 'notifications', props, stopUrl }, client)
    }
  })
}

/** The newest first that its reader still sees, without kinds that they do not want mailed, and of people who have not been mailed today. */
async function waitingIn(client: pg.PoolClient, companyId: string, today: Day): Promise<Waiting[]> {
  const { rows } = await client.query<Waiting>(
    `select n.person_id as "personId", n.kind, n.subject_kind as "subjectKind", n.name, n.count, n.day::text as day,
       n.created_at as "createdAt", s.full_name as sender, p.full_name as "fullName", p.email
     from notifications n
     join people p on p.company_id = n.company_id and p.id = n.person_id
     left join people s on s.company_id = n.company_id and s.id = n.sender_id
     left join notification_preferences c on c.company_id = n.company_id and c.id = n.person_id
     left join (
       select company_id, person_id, max(told_until) as told_until, max(day) as day
       from notification_mails where company_id = $1 group by company_id, person_id
     ) m on m.company_id = n.company_id and m.person_id = n.person_id
     where n.company_id = $1 and n.created_at > now() - $4::interval and n.read_at is null and n.deleted_at is null
       and n.created_at > greatest(coalesce(m.told_until, now() - $3::interval), c.read_until, c.deleted_until)
       and p.status = 'active' and p.level <> 'inactive' and m.day is distinct from $2::date and (c.id is null or not c.unmailed ? n.kind)
       and ${TOLD_IN_SIGHT}
     order by n.created_at desc, n.id limit 20000`,
    [companyId, today, LOOKED_BACK, KEPT],
  )
  return rows
}

async function companyOf(client: pg.PoolClient, companyId: string): Promise<typeof NO_COMPANY> {
  const { rows } = await client.query<typeof NO_COMPANY>(
    `select name as "companyName", own_words as "ownWords" from companies where company_id = $1`,
    [companyId],
  )
  return rows[0] ?? NO_COMPANY
}
