import type { PoolClient } from 'pg'
import { companyRows } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import type { Services } from '../src/server/services.ts'
import { SyncNode } from '../src/sync/server/node.ts'
import type { HistorySize } from './history-size.ts'
import { historyStatements } from './history.sql.ts'

export interface HistoryCompany {
  id: string
  personIds: string[]
  teamIds: string[]
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** The id of a company, person or team: the same for the same seed. */
const idOf = (seed: number, kind: number, index: number): string =>
  `00000000-${hex(kind, 4)}-7000-8000-${hex(seed, 6)}${hex(index, 6)}`

/**
 * Writes a company with years of work behind it, the same one for the same seed. Company, people and teams come about as always; the
 * history is written as SQL in bulk, before any node has loaded the company.
 */
export async function makeHistory(
  { node }: Pick<Services, 'node'>,
  size: HistorySize,
  seed: number,
): Promise<HistoryCompany> {
  const company: HistoryCompany = {
    id: idOf(seed, 1, 0),
    personIds: Array.from({ length: size.people }, (_, index) => idOf(seed, 2, index)),
    teamIds: Array.from({ length: size.teams }, (_, index) => idOf(seed, 3, index)),
  }
  // A node of its own, because the one that is measured must not have loaded the company before its history is there.
  const founder = new SyncNode(node.options)
  await founder.createHead(company.id)
  await founder.run(company.id, null, insertRows(foundingRows(company, size)), {})
  await founder.stop()
  await node.options.inCompany(company.id, null, (connection) => writeHistory(connection, company, size))
  return company
}

function foundingRows(company: HistoryCompany, { level, members }: HistorySize) {
  const { id, personIds, teamIds } = company
  return companyRows(
    {
      company: { id, name: 'History', slug: id },
      people: personIds.map((personId, index) => ({
        id: personId,
        email: `${personId}@bench.example`,
        fullName: `Person ${index}`,
        level: level(index),
      })),
      teams: teamIds.map((teamId, index) => ({
        id: teamId,
        name: `Team ${index}`,
        isLeadership: index === 0,
        createdBy: personIds[0]!,
        members: Array.from({ length: Math.min(members, personIds.length) }, (_, place) => ({
          id: `${teamId.slice(0, 9)}${hex(place + 16, 4)}${teamId.slice(13)}`,
          personId: personIds[(index * members + place) % personIds.length]!,
        })),
      })),
    },
    new Date().toISOString(),
  )
}

async function writeHistory(
  connection: PoolClient,
  { id, personIds, teamIds }: HistoryCompany,
  size: HistorySize,
): Promise<void> {
  await connection.query('set local statement_timeout = 0')
  for (const statement of historyStatements(size)) await connection.query(statement, [id, teamIds, personIds])
}
