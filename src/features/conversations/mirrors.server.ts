import { inCompany } from '../../server/database/in-company.ts'
import { hashedId } from '../../server/hashed-id.ts'
import type { Services } from '../../server/services.ts'
import type { CommittedMutation } from '../../sync/server/after-commit.ts'
import type { Conversation, ConversationNote, ConversationSide } from './conversations.table.ts'
import { copyConversationNote, forgetConversations, mirrorConversation } from './mirror.mutations.ts'

type Place = Pick<Services, 'node' | 'pool'>

/** Carries over what a mutation has changed of conversations. */
export async function mirrorChanged(
  services: Place,
  { companyId, changes }: CommittedMutation,
): Promise<void> {
  const ids = new Set<string>()
  for (const { entity, row } of changes) {
    if (!row) continue
    if (entity === 'conversations' && !(row as Conversation).isCarried) ids.add(row.id)
    if (entity === 'conversation_sides' && !(row as ConversationSide).isCarried)
      ids.add((row as ConversationSide).conversationId)
    if (entity === 'conversation_notes' && !(row as ConversationNote).isCarried)
      await copyNote(services, companyId, row.id)
  }
  for (const id of ids) await mirror(services, companyId, id)
}

const mirror = ({ node }: Place, companyId: string, conversationId: string) =>
  node.run(companyId, null, mirrorConversation, {
    conversationId,
    managerSideId: hashedId(conversationId, 'manager'),
    reportSideId: hashedId(conversationId, 'report'),
  })

const copyNote = ({ node }: Place, companyId: string, noteId: string) =>
  node.run(companyId, null, copyConversationNote, { noteId, copyId: hashedId(noteId, 'copy') })

/** Carries over what a node left undone that ended between a commit and this. */
export async function mirrorWhatIsLeft(services: Place, companyId: string): Promise<void> {
  const { left, notes } = await inCompany(services.pool, companyId, null, async (client) => ({
    left: await client.query<{ id: string }>(
      `select id from conversations where company_id = $1 and not is_carried
       union select conversation_id from conversation_sides where company_id = $1 and not is_carried limit 1000`,
      [companyId],
    ),
    notes: await client.query<{ id: string }>(
      'select id from conversation_notes where company_id = $1 and not is_carried limit 1000',
      [companyId],
    ),
  }))
  for (const { id } of left.rows) await mirror(services, companyId, id)
  for (const { id } of notes.rows) await copyNote(services, companyId, id)
}

/** So long each keeps what they wrote of a conversation that was cancelled. */
const CANCELLED = '30 days'
/** So long the copies of somebody are kept who was removed. */
const REMOVED = '90 days'

/** Deletes the copies of people who left long ago, and what is left of cancelled conversations. */
export async function forgetOld({ node, pool }: Place, companyId: string): Promise<void> {
  for (;;) {
    const found = await inCompany(pool, companyId, null, async (client) => {
      const gone = `select p.id from people p where p.company_id = $1 and p.status = 'removed' and coalesce(
        (select max(a.at) from audit_log a where a.company_id = p.company_id and a.person_id = p.id and a.action = 'removed'),
        p.joined_at) < now() - $2::interval`
      const sides = await client.query<{ id: string }>(
        `select s.id from conversation_sides s where s.company_id = $1
           and (s.person_id in (${gone}) or s.cancelled_at < now() - $3::interval) limit 200`,
        [companyId, REMOVED, CANCELLED],
      )
      const notes = await client.query<{ id: string }>(
        `select n.id from conversation_notes n where n.company_id = $1 and n.person_id in (${gone}) limit 200`,
        [companyId, REMOVED],
      )
      return { sideIds: sides.rows.map(({ id }) => id), noteIds: notes.rows.map(({ id }) => id) }
    })
    if (found.sideIds.length + found.noteIds.length === 0) return
    await node.run(companyId, null, forgetConversations, found)
  }
}
