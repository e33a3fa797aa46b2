import { existsSync } from 'node:fs'
import { complain } from './complain.ts'
import { type Config, loadConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { migrate, MIGRATIONS, readMigrations } from './database/migrate.ts'
import { installJobs } from './jobs.ts'

type Command = { does: string; run(config: Config, args: string[]): Promise<void> }

/** One line a command: npm run cli -- <name> [arguments]. */
const commands: Record<string, Command> = {
  migrate: { does: 'brings the database to this version', run: migrateNow },
}

async function migrateNow(config: Config): Promise<void> {
  const database = await openDatabase(config)
  try {
    const applied = await migrate(database.owner, await readMigrations(MIGRATIONS), installJobs)
    process.stdout.write(applied.length === 0 ? 'Nothing to do.\n' : `Applied ${applied.join(', ')}.\n`)
  } finally {
    await database.stop()
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(12)} ${does}`)
  return ['Usage: npm run cli -- <command>', ...lines].join('\n')
}

if (existsSync('.env')) process.loadEnvFile()
const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (command === undefined) throw new Error(name === '' ? usage() : `There is no command ${name}.\n${usage()}`)
  await command.run(loadConfig(process.env), args)
} catch (error) {
  if (command === undefined) process.stderr.write(`${(error as Error).message}\n`)
  else complain(error)
  process.exitCode = 1
}
