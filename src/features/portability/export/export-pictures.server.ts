import type { PoolClient } from 'pg'
import { type Files, isFileName } from '../../../server/files/files.ts'
import { MOST_PICTURE_BYTES, MOST_PICTURES } from './export-limits.rules.ts'
import type { ExtraFile } from './export-zip.server.ts'

/**
 * The pictures of a company's members, as many as an export takes, each under its person's id. Whose picture it is says the company's own
 * row, so nobody's comes along who is not in it.
 * @param connection in a snapshot of the company
 */
export async function* picturesOf(
  connection: PoolClient,
  files: Files,
  companyId: string,
): AsyncGenerator<ExtraFile> {
  const { rows } = await connection.query<{ id: string; avatarUrl: string }>(
    `select id, avatar_url as "avatarUrl" from people
     where company_id = $1 and status = 'active' and avatar_url like '/api/pictures/%' order by id limit $2`,
    [companyId, MOST_PICTURES],
  )
  let left = MOST_PICTURE_BYTES
  for (const { id, avatarUrl } of rows) {
    const name = avatarUrl.split('/').at(-1)!
    const size = isFileName(name) ? await files.size(name) : null
    if (size === null || size > left) continue
    const opened = await files.open(name)
    if (!opened) continue
    left -= size
    yield { path: `pictures/${id}.webp`, content: opened.stream }
  }
}
