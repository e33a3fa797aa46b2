import type { PoolClient } from 'pg'
import type { Services } from '../../../server/services.ts'
import { ownersOfPictures } from '../../accounts/picture/pictures.server.ts'
import { MOST_PICTURE_BYTES, MOST_PICTURES } from './export-limits.rules.ts'
import type { ExtraFile } from './export-zip.server.ts'

/** How many are looked up at a time. */
const AT_ONCE = 500

/**
 * The pictures of a company's members, as many as an export takes, each under its person's id. A picture that does not belong to that very
 * person stays where it is, whatever the company's row says.
 * @param connection in a snapshot of the company
 */
export async function* picturesOf(
  connection: PoolClient,
  { pool, files }: Pick<Services, 'pool' | 'files'>,
  companyId: string,
): AsyncGenerator<ExtraFile> {
  const { rows } = await connection.query<{ id: string; avatarUrl: string }>(
    `select id, avatar_url as "avatarUrl" from people
     where company_id = $1 and status = 'active' and avatar_url like '/api/pictures/%' order by id limit $2`,
    [companyId, MOST_PICTURES],
  )
  let left = MOST_PICTURE_BYTES
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows
      .slice(from, from + AT_ONCE)
      .map(({ id, avatarUrl }) => ({ id, name: nameIn(avatarUrl) }))
    const owners = await ownersOfPictures(
      pool,
      some.map(({ name }) => name),
    )
    for (const { id, name } of some) {
      const size = owners.get(name) === id ? await files.size(name) : null
      if (size === null || size > left) continue
      const opened = await files.open(name)
      if (!opened) continue
      left -= size
      yield { path: `pictures/${id}.webp`, content: opened.stream }
    }
  }
}

const nameIn = (avatarUrl: string): string => avatarUrl.split('/').at(-1) ?? ''
