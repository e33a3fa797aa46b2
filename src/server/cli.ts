import { existsSync } from 'node:fs'
import { extendTrial } from '../features/billing/extend-trial.server.ts'
import { seedDemo } from '../features/demo/demo.server.ts'
import { makeSuperAdmin } from '../features/platform/first-super-admin.server.ts'
import { backUp } from './backup/back-up.ts'
import { backupPlace } from './backup/places/backup-place.ts'
import { isBackupName } from './backup/places/place.ts'
import { restore } from './backup/restore.ts'
import { makeBackup } from './backup/scheduled.ts'
import { CommandError } from './command-error.ts'
import { complain } from './complain.ts'
import { type Config, loadConfig } from './config.ts'
import { type Database, joinDatabase, openDatabase } from './database/database.ts'
import { DatabaseError } from './database/database-error.ts'
import { distribute, isDistributed } from './database/distribute.ts'
import { beginNewHistory, serversWork } from './database/history.ts'
import { inTransaction } from './database/in-company.ts'
import { migrate, MIGRATIONS, readMigrations } from './database/migrate.ts'
import { examine } from './doctor/examine.ts'
import { openFiles } from './files/open-files.ts'
import { installJobs } from './jobs.ts'
import { keepKey } from './key-file.ts'
import { makeLog } from './log.ts'
import { keyFingerprints } from './seals.ts'
import { makeNode } from './sync-node.ts'
import { readVersion } from './version.ts'

type Command = { does: string; run(config: Config, args: string[]): Promise<void> }

/** The commands of npm run cli -- <name> [arguments]. */
const commands: Record<string, Command> = {
  migrate: { does: 'migrates the database to this version', run: migrateNow },
  distribute: {
    does: 'spreads the companies over the workers of a Citus cluster, whose coordinator DATABASE_URL names',
    run: distributeNow,
  },
  'make-super-admin': {
    does: 'makes the account with this e-mail a super admin, who assigns roles to others',
    run: makeSuperAdminNow,
  },
  'extend-trial': {
    does: 'lets a company, by its id or the name in its address, work until the end of a day: COMPANY YYYY-MM-DD',
    run: extendTrialNow,
  },
  backup: {
    does: 'writes everything into a new file, while servers go on working: FILE, or nothing for BACKUP_TO',
    run: backUpNow,
  },
  backups: { does: 'lists the backups in BACKUP_TO, the newest first', run: listBackups },
  restore: {
    does: 'fills an empty database from a backup: FILE, or the name of one in BACKUP_TO',
    run: restoreNow,
  },
  'new-history': {
    does: 'lets browsers load everything anew, once a snapshot of the database was put back',
    run: newHistory,
  },
  doctor: { does: 'says what is wrong with this installation, and what to do', run: doctorNow },
  version: { does: 'says which version this is', run: sayVersion },
  'seed-demo': { does: 'creates the demo company, which DEMO=on offers to visitors', run: seedDemoNow },
}

async function migrateNow(config: Config): Promise<void> {
  await withDatabase(config, async (_database, applied) => {
    say(applied.length === 0 ? 'Nothing to do.' : `Applied ${applied.join(', ')}.`)
  })
}

async function distributeNow(config: Config): Promise<void> {
  await withDatabase(config, async ({ owner }) => {
    const client = await owner.connect()
    try {
      const done = await distribute(client)
      for (const sentence of done) say(sentence)
      say(done.length === 0 ? 'Everything is distributed already.' : 'Restart the servers now.')
    } finally {
      client.release()
    }
  })
}

async function backUpNow(config: Config, [path]: string[]): Promise<void> {
  if (path === undefined) return backUpWhereSet(config)
  const database = await joinDatabase(config)
  try {
    const { tables, files } = await backUp({ owner: database.owner, files: ownFiles(config), path, say })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${path} holds ${rows} rows of ${tables.length} tables, and ${files.length} files.`)
    if (config.objectStorage !== null) say('Files in the bucket are not in it.')
    say('The key that secrets are sealed with is not in it: keep SECRET_KEY, or the file secret-key, apart.')
  } finally {
    await database.stop()
  }
}

async function backUpWhereSet(config: Config): Promise<void> {
  const { name: place } = backupPlace(config)
  const database = await joinDatabase(config)
  try {
    const log = makeLog('silent')
    const name = await makeBackup({ config, owner: database.owner, log }, new Date(), NEVER)
    say(name === null ? 'A server is just making one.' : `${name} is in ${place}.`)
  } finally {
    await database.stop()
  }
}

const NEVER = new AbortController().signal

async function listBackups(config: Config): Promise<void> {
  const names = await backupPlace(config).list()
  say(names.length === 0 ? 'There are none.' : names.join('\n'))
}

async function restoreNow(config: Config, [path]: string[]): Promise<void> {
  if (path === undefined)
    throw new CommandError('Name the file, or one of npm run cli -- backups: npm run cli -- restore <file>')
  if (isBackupName(path) && !existsSync(path))
    return backupPlace(config).read(path, (found) => restoreFrom(config, found))
  return restoreFrom(config, path)
}

async function restoreFrom(config: Config, path: string): Promise<void> {
  const database = await openDatabase(config)
  try {
    const migrations = await readMigrations(MIGRATIONS)
    const fingerprints = await keyFingerprints(config)
    const { owner } = database
    const { madeAt } = await restore({ owner, migrations, files: ownFiles(config), fingerprints, path, say })
    say(`Everything is as it was at ${madeAt}. Everybody signs in again.`)
    const aboutKey = await keepKey(config)
    if (aboutKey !== null) say(aboutKey)
  } finally {
    await database.stop()
  }
}

async function newHistory(config: Config): Promise<void> {
  const { owner, stop } = await joinDatabase(config)
  try {
    if (await serversWork(owner)) throw new DatabaseError('Servers use this database: stop them first.')
    await inTransaction(owner, beginNewHistory)
    say('Browsers will load everything anew, and send what waits in them.')
  } finally {
    await stop()
  }
}

async function sayVersion(): Promise<void> {
  const { number } = (await readMigrations(MIGRATIONS)).at(-1)!
  say(`Quarterdeck ${await readVersion()}, for databases at migration ${number}`)
}

const MARKS = { good: 'ok  ', look: 'note', bad: 'BAD ' } as const

async function doctorNow(config: Config): Promise<void> {
  for await (const { state, sentence } of examine(config)) {
    say(`${MARKS[state]}  ${sentence}`)
    if (state === 'bad') process.exitCode = 1
  }
}

/** Null where files are in a bucket. */
const ownFiles = (config: Config) => (config.objectStorage === null ? openFiles(config) : null)

async function seedDemoNow(config: Config): Promise<void> {
  await withDatabase(config, async ({ app: pool, owner }) => {
    const distributed = await isDistributed(owner)
    const node = makeNode({ pool, distributed, log: makeLog(config.logLevel), afterCommit: [] })
    try {
      say(
        (await seedDemo({ pool, node }))
          ? 'The demo company was created.'
          : 'The demo company already exists.',
      )
    } finally {
      await node.stop()
    }
  })
}

async function makeSuperAdminNow(config: Config, [email]: string[]): Promise<void> {
  if (email === undefined) throw new CommandError('Name the account: npm run cli -- make-super-admin <email>')
  await withDatabase(config, async ({ app: pool }) => {
    say(await makeSuperAdmin(pool, email))
  })
}

async function extendTrialNow(config: Config, [company, day]: string[]): Promise<void> {
  if (company === undefined || day === undefined)
    throw new CommandError('Name the company and the day: npm run cli -- extend-trial <company> <YYYY-MM-DD>')
  await withDatabase(config, async ({ app: pool, owner }) => {
    const distributed = await isDistributed(owner)
    const node = makeNode({ pool, distributed, log: makeLog(config.logLevel), afterCommit: [] })
    try {
      say(await extendTrial({ config, pool, node }, company, day))
    } finally {
      await node.stop()
    }
  })
}

/** Runs `work` on the migrated database, which a running server may be using at the same time. */
async function withDatabase(
  config: Config,
  work: (database: Database, applied: string[]) => Promise<void>,
): Promise<void> {
  const database = await joinDatabase(config)
  try {
    await work(database, await migrate(database.owner, await readMigrations(MIGRATIONS), installJobs))
  } finally {
    await database.stop()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function usage(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`)
  return ['Usage: npm run cli -- <command>', ...lines].join('\n')
}

if (existsSync('.env')) process.loadEnvFile()
const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (command === undefined)
    throw new CommandError(name === '' ? usage() : `There is no command ${name}.\n${usage()}`)
  await command.run(loadConfig(process.env), args)
} catch (error) {
  complain(error)
  process.exitCode = 1
}
