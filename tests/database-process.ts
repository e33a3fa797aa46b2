import { openDatabase } from '../src/server/database/database.ts'

// A process that tests kill: it opens the database of a directory and tells its parent when a row is committed.
const directory = process.argv[2] ?? ''
if (directory !== 'bystander') {
  const database = await openDatabase({
    dataDirectory: directory,
    databaseUrl: null,
    databaseAppUrl: null,
    port: 4711,
  })
  await database.owner.query('create table crate (id integer); insert into crate values (1)')
}
process.send?.('ready')
process.on('disconnect', () => process.exit())
