import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { newId } from '../../../sync/id.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { parseArguments } from '../../../sync/run-mutation.ts'
import { VisibleRows } from '../../../sync/visible-rows.ts'
import { namesIn } from './proposal-names.server.ts'
import { refuse } from './proposals.refusals.ts'
import type { Proposal, ProposalList } from './proposals.requests.ts'
import type { Token } from '../tokens/token-lookup.server.ts'

type Serving = Pick<Services, 'node'>

/** Of one person. */
const MOST_OPEN = 50

/** Keeps what an assistant wants to write for its person. */
export const propose = (
  { node }: Serving,
  { id: tokenId, companyId, personId }: Token,
  mutation: string,
  args: object,
): Promise<void> =>
  node.options.inCompany(companyId, personId, async (client) => {
    // Holds the person's row, so that two at once don't both take the last place.
    await client.query('select from people where company_id = $1 and id = $2 for no key update', [
      companyId,
      personId,
    ])
    const { rows } = await client.query<{ open: number }>(
      'select count(*)::int as open from api_proposals where company_id = $1 and person_id = $2 and settled_at is null',
      [companyId, personId],
    )
    if (rows[0]!.open >= MOST_OPEN) refuse('proposal/too-many', { limit: MOST_OPEN })
    await client.query(
      `insert into api_proposals (company_id, id, token_id, person_id, mutation, args, attempt_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [companyId, newId(), tokenId, personId, mutation, JSON.stringify(args), newId()],
    )
  })

/** What waits for this person, the latest first. */
export async function proposalsFor(
  services: Serving,
  companyId: string,
  personId: string,
): Promise<ProposalList> {
  const { node } = services
  const { replica } = (await node.companyOf(companyId, personId)) ?? notFound()
  const read = new VisibleRows(replica.store, replica.actor(personId) ?? notFound())
  return node.options.inCompany(companyId, personId, async (client) => {
    const { rows } = await client.query<Omit<Proposal, 'createdAt' | 'names'> & { createdAt: Date }>(
      `select p.id, p.mutation, p.args, p.created_at as "createdAt", t.name as "tokenName"
       from api_proposals p join api_tokens t on t.company_id = p.company_id and t.id = p.token_id
       where p.company_id = $1 and p.person_id = $2 and p.settled_at is null order by p.created_at desc`,
      [companyId, personId],
    )
    const proposals = rows.map((row) => ({
      ...row,
      names: namesIn(services, read, row.mutation, row.args),
      createdAt: row.createdAt.toISOString(),
    }))
    return { proposals }
  })
}

/** Which proposal of whom. */
interface Place {
  companyId: string
  personId: string
  proposalId: string
}

/**
 * Runs what was proposed as the person themselves, once, and puts it away.
 * @throws {Refusal} the mutation's own; the proposal then stays
 */
export async function applyProposal(services: Serving, place: Place): Promise<void> {
  const { node } = services
  const { companyId, personId, proposalId } = place
  const served = (await node.companyOf(companyId, personId)) ?? notFound()
  const found = await node.options.inCompany(companyId, personId, async (client) => {
    const { rows } = await client.query<{ name: string; args: object; attemptId: string }>(
      `select mutation as name, args, attempt_id as "attemptId" from api_proposals
       where company_id = $1 and id = $2 and person_id = $3 and settled_at is null`,
      [companyId, proposalId, personId],
    )
    return rows[0] ?? notFound()
  })
  const mutation = node.options.app.mutations.get(found.name) ?? notFound()
  const client = { id: found.attemptId, mid: 1 }
  const args = parseArguments(mutation, found.args)
  const { error } = await node.submit(served, { client, userId: personId, mutation, args })
  if (!error) return settle(services, place, 'applied')
  await tryAnew(services, place)
  throw new Refusal(error)
}

/** A client's refusal stands for good, so that the next try needs another one. */
const tryAnew = ({ node }: Serving, { companyId, personId, proposalId }: Place): Promise<unknown> =>
  node.options.inCompany(companyId, personId, (client) =>
    client.query('update api_proposals set attempt_id = $3 where company_id = $1 and id = $2', [
      companyId,
      proposalId,
      newId(),
    ]),
  )

export const dismissProposal = (services: Serving, place: Place): Promise<void> =>
  settle(services, place, 'dismissed')

const settle = (
  { node }: Serving,
  { companyId, personId, proposalId }: Place,
  outcome: 'applied' | 'dismissed',
): Promise<void> =>
  node.options.inCompany(companyId, personId, async (client) => {
    const { rowCount } = await client.query(
      `update api_proposals set settled_at = coalesce(settled_at, $5), outcome = coalesce(outcome, $4)
       where company_id = $1 and id = $2 and person_id = $3`,
      [companyId, proposalId, personId, outcome, new Date()],
    )
    if (rowCount === 0) notFound()
  })
