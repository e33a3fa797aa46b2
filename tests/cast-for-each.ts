import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../src/server/database/database.ts'
import { type Cast, cast } from './cast.ts'
import { testDatabase } from './database.ts'

/** A database that the tests of a file share: whoever is given it may stop it, but it goes on until all of them are over. */
export function databaseOfFile(): () => Database {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.stop())
  return () => ({ ...database, stop: async () => {} })
}

/** Gives each test a cast with companies of its own, all in one database: to make one takes longer than most stories. */
export function castForEach(enter: (stage: Cast) => void): void {
  const database = databaseOfFile()
  let stage: Cast
  beforeEach(async () => {
    stage = await cast({}, database())
    enter(stage)
  })
  afterEach(() => stage.stop())
}
