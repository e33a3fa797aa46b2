import { inCompany } from '../../server/database/in-company.ts'
import { hashedId } from '../../server/hashed-id.ts'
import type { Services } from '../../server/services.ts'
import type { CommittedMutation } from '../../sync/server/after-commit.ts'
import { type Side, SIDES } from './conversation-kinds.rules.ts'
import type { Conversation, ConversationNote, ConversationSide } from './conversations.table.ts'
import {
  copyConversationNote,
  copySideForManager,
  forgetConversations,
  mirrorConversation,
} from './mirror.mutations.ts'

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
    if (entity === 'conversation_sides' && (row as ConversationSide).shareWithId !== null)
      await copySide(services, companyId, row as ConversationSide)
    if (entity === 'conversation_notes' && !(row as ConversationNote).isCarried)
      await copyNote(services, companyId, row as ConversationNote)
  }
  for (const id of ids) await mirror(services, companyId, id)
}

const sideId = (conversationId: string, side: Side) => hashedId(conversationId, side)

const mirror = ({ node }: Place, companyId: string, conversationId: string) =>
  node.run(companyId, null, mirrorConversation, {
    conversationId,
    managerSideId: sideId(conversationId, 'manager'),
    reportSideId: sideId(conversationId, 'report'),
  })

const copyNote = (
  { node }: Place,
  companyId: string,
  { id: noteId, conversationId }: Pick<ConversationNote, 'id' | 'conversationId'>,
) =>
  node.run(companyId, null, copyConversationNote, {
    noteId,
    copyId: hashedId(noteId, 'copy'),
    sideIds: SIDES.map((side) => sideId(conversationId, side)),
  })

const copySide = (
  { node }: Place,
  companyId: string,
  {
    id: sideId,
    conversationId,
    shareWithId,
  }: Pick<ConversationSide, 'id' | 'conversationId' | 'shareWithId'>,
) =>
  node.run(companyId, null, copySideForManager, {
    sideId: sideId,
    copyId: hashedId(conversationId, 'shared', shareWithId ?? ''),
  })

/** Carries over what a node left undone that ended between a commit and this. */
export async function mirrorWhatIsLeft(services: Place, companyId: string): Promise<void> {
  const { left, notes, shares } = await inCompany(services.pool, companyId, null, async (client) => ({
    left: await client.query<{ id: string }>(
      `select id from conversations where company_id = $1 and not is_carried
       union select conversation_id from conversation_sides where company_id = $1 and not is_carried limit 1000`,
      [companyId],
    ),
    notes: await client.query<{ id: string; conversationId: string }>(
      'select id, conversation_id as "conversationId" from conversation_notes where company_id = $1 and not is_carried limit 1000',
      [companyId],
    ),
    shares: await client.query<Pick<ConversationSide, 'id' | 'conversationId' | 'shareWithId'>>(
      `select id, conversation_id as "conversationId", share_with_id as "shareWithId" from conversation_sides
       where company_id = $1 and share_with_id is not null limit 1000`,
      [companyId],
    ),
  }))
  // One that can't be carried over keeps none of the others waiting.
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error))
  for (const { id } of left.rows) await attempt(mirror(services, companyId, id))
  for (const note of notes.rows) await attempt(copyNote(services, companyId, note))
  for (const side of shares.rows) await attempt(copySide(services, companyId, side))
  if (failures.length > 0) throw new AggregateError(failures, 'some conversations were not carried over')
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
        `select n.id from conversation_notes n where n.company_id = $1
           and (n.person_id in (${gone}) or n.conversation_id in (
             select c.id from conversations c where c.company_id = $1 and c.cancelled_at < now() - $3::interval)) limit 200`,
        [companyId, REMOVED, CANCELLED],
      )
      return { sideIds: sides.rows.map(({ id }) => id), noteIds: notes.rows.map(({ id }) => id) }
    })
    if (found.sideIds.length + found.noteIds.length === 0) return
    await node.run(companyId, null, forgetConversations, found)
  }
}
