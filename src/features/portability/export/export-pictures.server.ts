import type { PoolClient } from 'pg'
import type { Services } from '../../../server/services.ts'
import { ownersOfPictures } from '../../accounts/picture/pictures.server.ts'
import { MOST_PICTURE_BYTES, MOST_PICTURES } from './export-limits.rules.ts'
import type { ExtraFile } from './export-zip.server.ts'

/** How many are looked up at a time. */
const AT_ONCE = 500

/** A picture that the company's row of a person shows. */
interface ShownPicture {
  personId: string
  name: string
}

/** The pictures that the company's members show, as many as an export takes. `connection` is in a snapshot of the company. */
export async function shownPictures(connection: PoolClient, companyId: string): Promise<ShownPicture[]> {
  const { rows } = await connection.query<{ id: string; avatarUrl: string }>(
    `select id, avatar_url as "avatarUrl" from people
     where company_id = $1 and status = 'active' and avatar_url like '/api/pictures/%' order by id limit $2`,
    [companyId, MOST_PICTURES],
  )
  return rows.map(({ id, avatarUrl }) => ({ personId: id, name: nameIn(avatarUrl) }))
}

/**
 * These pictures, as far as an export takes them, each under its person's id. One that does not belong to that very person stays where it
 * is, whatever the company's row says.
 * @param beforeEach awaited before each look at one, however many are left out
 */
export async function* filesOf(
  shown: readonly ShownPicture[],
  { pool, files }: Pick<Services, 'pool' | 'files'>,
  beforeEach: () => Promise<void>,
): AsyncGenerator<ExtraFile> {
  let left = MOST_PICTURE_BYTES
  for (let from = 0; from < shown.length; from += AT_ONCE) {
    const some = shown.slice(from, from + AT_ONCE)
    const owners = await ownersOfPictures(
      pool,
      some.map(({ name }) => name),
    )
    for (const { personId, name } of some) {
      await beforeEach()
      const size = owners.get(name) === personId ? await files.size(name) : null
      if (size === null || size > left) continue
      const opened = await files.open(name)
      if (!opened) continue
      left -= size
      yield { path: `pictures/${personId}.webp`, content: opened.stream }
    }
  }
}

const nameIn = (avatarUrl: string): string => avatarUrl.split('/').at(-1) ?? ''
