import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { type Database, joinDatabase } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { isDistributed } from '../database/distribute.ts'
import { MIGRATIONS, readMigrations } from '../database/migrate.ts'
import { cannotUse } from '../database/unusable-directory.ts'
import { newFileName } from '../files/files.ts'
import { openFiles } from '../files/open-files.ts'
import { smtpTransport } from '../mail/transport.ts'
import { keyFingerprints, sealedOtherwise } from '../seals.ts'
import { readVersion } from '../version.ts'
import { aboutAddress } from './about-address.ts'
import { aboutBackups } from './about-backups.ts'
import { bad, type Finding, good, look, messageOf } from './finding.ts'

const MEBIBYTE = 1_048_576
const LITTLE_SPACE = 1_024 * MEBIBYTE
/** From here on, sessions and links end noticeably early or late. */
const MOST_SKEW_MS = 2_000

/** Looks at everything that an installation needs, and changes nothing that it holds. */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  yield good(`This is Quarterdeck ${await readVersion()}.`)
  for (const warning of config.warnings) yield look(warning)
  const directory = await dataDirectory(config)
  yield directory
  // The embedded database is in it, and could only say the same.
  if (config.databaseUrl !== null || directory.state !== 'bad') yield* await databaseOf(config)
  yield await files(config)
  yield await mail(config)
  yield* await aboutAddress(config)
}

async function dataDirectory({ dataDirectory: directory }: Config): Promise<Finding> {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.W_OK)
    const { bavail, bsize } = await statfs(directory)
    const free = `${Math.floor((bavail * bsize) / MEBIBYTE)} MiB are free in ${directory}`
    return bavail * bsize < LITTLE_SPACE ? look(`Only ${free}: make room.`) : good(`${free}.`)
  } catch (error) {
    return bad(cannotUse(directory, messageOf(error)))
  }
}

/** All that can be said of a database that answers; else why it does not. */
async function databaseOf(config: Config): Promise<Finding[]> {
  let database: Database
  try {
    database = await joinDatabase(config)
  } catch (error) {
    return [bad(whyNoDatabase(config, error))]
  }
  try {
    return await aboutDatabase(config, database)
  } catch (error) {
    return [bad(`The database could not be looked into (${messageOf(error)}).`)]
  } finally {
    await database.stop()
  }
}

const whyNoDatabase = ({ databaseUrl }: Config, error: unknown): string =>
  error instanceof DatabaseError
    ? error.message
    : `The database does not answer (${messageOf(error)}): check ${databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}.`

async function aboutDatabase(config: Config, { owner, standby }: Database): Promise<Finding[]> {
  const [server] = await rowsOf<{ version: string; now: Date; sees: boolean }>(
    owner,
    `select current_setting('server_version') as version, clock_timestamp() as now, rolsuper or rolbypassrls as sees
     from pg_roles where rolname = current_user`,
  )
  const { version, now, sees } = server!
  const isCluster = await isDistributed(owner)
  const findings = [good(`The database answers: PostgreSQL ${version}${isCluster ? ', distributed' : ''}.`)]
  const skew = Math.round(Math.abs(now.getTime() - Date.now()))
  if (skew > MOST_SKEW_MS)
    findings.push(
      bad(
        `The clocks of the database and of this machine are ${skew} ms apart: let both follow a time server.`,
      ),
    )
  findings.push(await migrations(owner), await key(config, owner))
  if (!isCluster) findings.push(await aboutBackups(config, owner))
  else if (config.backups)
    findings.push(
      bad('BACKUP_TO makes no backups of a distributed database: leave it empty, and see docs/operation.md.'),
    )
  if (!sees && !isCluster)
    findings.push(
      look(
        'The owner in DATABASE_URL does not see the rows of companies, so "backup" cannot be used: see docs/operation.md.',
      ),
    )
  if (standby) findings.push(await replica(standby))
  return findings
}

async function rowsOf<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row[]> {
  return (await pool.query<Row>(text)).rows
}

async function migrations(owner: pg.Pool): Promise<Finding> {
  const [table] = await rowsOf<{ isMade: boolean }>(
    owner,
    `select to_regclass('public.schema_migration') is not null as "isMade"`,
  )
  if (!table!.isMade) return look('The database is empty: the first start fills it.')
  const known = await readMigrations(MIGRATIONS)
  const applied = await rowsOf<{ number: number; name: string; checksum: string }>(
    owner,
    'select number, name, checksum from schema_migration order by number',
  )
  const foreign = applied.find(({ checksum }) => !known.some((one) => one.checksum === checksum))
  if (foreign)
    return bad(
      `The database was migrated by ${foreign.name}, which this version does not have: run the version that has it.`,
    )
  const missing = known.length - applied.length
  return missing === 0
    ? good(`The database is of this version (${applied.length} migrations).`)
    : look(
        `The database lacks ${missing} migrations of this version: the next start applies them. Make a backup before.`,
      )
}

async function key(config: Config, owner: pg.Pool): Promise<Finding> {
  const fingerprints = await keyFingerprints(config)
  const [table] = await rowsOf<{ isMade: boolean }>(
    owner,
    `select to_regclass('public.secret_key') is not null as "isMade"`,
  )
  const [used] = table!.isMade
    ? await rowsOf<{ fingerprint: string }>(owner, 'select fingerprint from secret_key')
    : []
  if (used && !fingerprints.includes(used.fingerprint)) return bad(sealedOtherwise(config.databaseUrl))
  if (fingerprints.length > 0)
    return good('Secrets are sealed with a key. Keep a copy of it apart from backups.')
  return config.databaseUrl === null
    ? good('The first start makes a key for secrets.')
    : look('SECRET_KEY is not set: one-time codes, webhooks and notifications to devices cannot be used.')
}

async function replica(standby: pg.Pool): Promise<Finding> {
  try {
    const [state] = await rowsOf<{ isReplica: boolean; lag: number | null }>(
      standby,
      `select pg_is_in_recovery() as "isReplica", extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as lag`,
    )
    if (!state!.isReplica)
      return bad('DATABASE_REPLICA_URL leads to no replica: history is read from the database itself.')
    return good(`The replica answers; its latest commit is ${Math.round(state!.lag ?? 0)} s old.`)
  } catch (error) {
    return bad(
      `The replica does not answer (${messageOf(error)}): check DATABASE_REPLICA_URL. Until then history is read from the database itself.`,
    )
  }
}

/** Writes a file, reads it again and removes it. */
async function files(config: Config): Promise<Finding> {
  const place = config.objectStorage ? `the bucket ${config.objectStorage.bucket}` : 'the data directory'
  const store = openFiles(config)
  const name = newFileName()
  try {
    await store.put(name, Buffer.from(name))
    const opened = await store.open(name)
    const read = opened && (await buffer(opened.stream)).toString()
    await store.remove(name)
    if (read === name) return good(`Files can be written to ${place} and read again.`)
    return bad(`What is written to ${place} does not come back.`)
  } catch (error) {
    return bad(`Files cannot be stored in ${place} (${messageOf(error)}).`)
  }
}

async function mail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (smtpUrl === null) return look('SMTP_URL is not set: nobody gets mail, which ends in /mailbox.')
  try {
    await smtpTransport(smtpUrl, mailFrom).check()
    return good(`The mail server takes mail from ${mailFrom}.`)
  } catch (error) {
    return bad(`The mail server does not take mail (${messageOf(error)}): check SMTP_URL.`)
  }
}
