import type { TaskList } from 'graphile-worker'
import { inTransaction } from '../../../server/database/in-company.ts'
import { type Crop, squarePicture } from '../../../server/files/pictures.ts'
import { dropFiles, keepFile, storeFile } from '../../../server/files/stored-files.ts'
import { addJob, brief, type Queryable } from '../../../server/jobs.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { carryPresent } from '../carry-present.server.ts'
import { PICTURE_SIDE } from './picture-limits.rules.ts'

export const PICTURE_PURPOSE = 'picture'
const CARRY = 'carry-picture'

type Storing = Pick<AccountDeps, 'pool' | 'files'>

/** The address of somebody's picture; null if they have none. */
export async function pictureOf(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select name from stored_files
     where owner_id = $1 and purpose = $2 and kept_since is not null and dropped_at is null`,
    [userId, PICTURE_PURPOSE],
  )
  return rows[0] ? `/api/pictures/${rows[0].name}` : null
}

/** Whose picture has this name, if it still counts. */
export const ownerOfPicture = async (db: Queryable, name: string): Promise<string | null> =>
  (await ownersOfPictures(db, [name])).get(name) ?? null

/** Whose pictures have these names, of those that still count. */
export async function ownersOfPictures(
  db: Queryable,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; ownerId: string }>(
    `select name, owner_id as "ownerId" from stored_files
     where name = any ($1) and purpose = $2 and kept_since is not null and dropped_at is null`,
    [names, PICTURE_PURPOSE],
  )
  return new Map(rows.map(({ name, ownerId }) => [name, ownerId]))
}

/**
 * Stores a part of a picture, drawn anew, in place of the earlier one. The bytes that were sent are not kept.
 * @throws Refusal for what is no picture
 */
export async function changePicture(
  { pool, files }: Storing,
  userId: string,
  bytes: Uint8Array,
  crop: Crop | null,
): Promise<void> {
  const drawn = await squarePicture(bytes, PICTURE_SIDE, crop)
  if (drawn === 'no picture') refuse('account/picture-not-image')
  if (drawn === 'too many pixels') refuse('account/picture-too-many-pixels')
  const file = {
    ownerKind: 'person',
    ownerId: userId,
    purpose: PICTURE_PURPOSE,
    mediaType: 'image/webp',
  } as const
  const name = await storeFile({ pool, files }, file, drawn)
  await inTransaction(pool, async (client) => {
    await oneAtATime(client, userId)
    await dropFiles(client, userId, PICTURE_PURPOSE)
    await keepFile(client, name)
    await addJob(client, CARRY, { userId })
  })
}

/** Ends the picture, if there is one. */
export const removePicture = ({ pool }: Storing, userId: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await oneAtATime(client, userId)
    if (await dropFiles(client, userId, PICTURE_PURPOSE)) await addJob(client, CARRY, { userId })
  })

/** Two browsers of one person would otherwise both keep theirs. */
const oneAtATime = (client: Queryable, userId: string) =>
  client.query('select from users where id = $1 for update', [userId])

/** Brings a changed picture into the companies of its person; it survives a crash in between. */
export const pictureTasks = (deps: AccountDeps): TaskList => ({
  [CARRY]: brief((payload) => {
    const { userId } = payload as { userId: string }
    return carryPresent(
      () => pictureOf(deps.pool, userId),
      (shown) => deps.carryPicture(userId, shown),
    )
  }),
})
