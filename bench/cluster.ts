import pg from 'pg'
import { distribute } from '../src/server/database/distribute.ts'
import { migrate, MIGRATIONS, readMigrations } from '../src/server/database/migrate.ts'
import { makePool } from '../src/server/database/pools.ts'
import { installJobs } from '../src/server/jobs.ts'
import { atLeast, type Bar, type Measure, perSecond, sorted } from './bar.ts'
import { openStage } from './stage.ts'
import { overManyCompanies } from './throughput.ts'

const ONE = 'quarterdeck_bench_one'
const ROUNDS = 3

/**
 * Mutations over 32 companies on the Citus cluster of CITUS_URL, whose own database is used, in turns with a database of its
 * coordinator's server that is not distributed: the same program with the same settings.
 */
export const cluster: Bar = {
  name: 'cluster',
  async run() {
    const url = process.env['CITUS_URL']
    if (!url) return [stated('mutations on a cluster', 'left out: CITUS_URL names none')]
    const one = new URL(url)
    one.pathname = `/${ONE}`
    await onServer(url, `drop database if exists ${ONE}`, `create database ${ONE}`)
    try {
      await prepare(url)
      const rates = { one: [] as number[], cluster: [] as number[] }
      for (let round = 0; round < ROUNDS; round++) {
        rates.one.push(await rateOn(one.href))
        rates.cluster.push(await rateOn(url))
      }
      const [onOne, onCluster] = [median(rates.one), median(rates.cluster)]
      return [
        stated('mutations over 32 companies, one PostgreSQL', perSecond(onOne)),
        stated('mutations over 32 companies, on the cluster', perSecond(onCluster)),
        stated('round trips for a commit', '1 to the coordinator, 1 from there to the worker'),
        atLeast(
          'the cluster against one PostgreSQL',
          onCluster / onOne,
          0.5,
          (value) => `${value.toFixed(2)} times`,
        ),
      ]
    } finally {
      await onServer(url, `drop database ${ONE} with (force)`)
    }
  },
}

const stated = (what: string, measured: string): Measure => ({ what, measured, bar: '', reached: null })

const median = (values: number[]): number => sorted(values)[Math.floor(values.length / 2)]!

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function prepare(url: string): Promise<void> {
  const owner = makePool({ connectionString: url }, { max: 3, statementTimeout: 0 })
  const client = await owner.connect()
  try {
    await migrate(owner, await readMigrations(MIGRATIONS), installJobs)
    await distribute(client)
  } finally {
    client.release()
    await owner.end()
  }
}

async function rateOn(url: string): Promise<number> {
  const stage = await openStage({ DATABASE_URL: url })
  try {
    // Every connection learns where the tables of a cluster are when it first uses them.
    await overManyCompanies(stage)
    return await overManyCompanies(stage)
  } finally {
    await stage.stop()
  }
}
