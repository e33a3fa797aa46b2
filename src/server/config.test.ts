import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, hasSecureOrigin, isPrivate, loadConfig } from './config.ts'
import { isLoopback } from './loopback.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('an empty environment runs the embedded database with the demo, for this machine only', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDirectory: resolve('data'),
    databaseUrl: null,
    demo: true,
    allowPlainHttp: false,
  })
})

test('a separate database turns the demo off unless it is asked for', () => {
  const DATABASE_URL = 'postgres://owner:secret@db.example/quarterdeck'
  expect(loadConfig({ DATABASE_URL }).demo).toBe(false)
  expect(loadConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
})

test('an address that others can open turns the demo off unless it is asked for', () => {
  const PUBLIC_URL = 'https://quarterdeck.example'
  expect(loadConfig({ PUBLIC_URL }).demo).toBe(false)
  expect(loadConfig({ PUBLIC_URL, DEMO: 'on' }).demo).toBe(true)
  expect(loadConfig({ PUBLIC_URL: 'http://localhost:8080' }).demo).toBe(true)
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: null })
})

test('the memory for rows is given in mebibytes, and left to the engine otherwise', () => {
  expect(loadConfig({ LIVE_MEMORY_MB: '64' }).liveBytes).toBe(64 * 1024 * 1024)
  expect(loadConfig({}).liveBytes).toBeNull()
})

test('behind a proxy a server that stops works on until that has noticed', () => {
  expect(loadConfig({}).drainSeconds).toBe(0)
  expect(loadConfig({ TRUST_PROXY: 'on' }).drainSeconds).toBe(3)
  expect(loadConfig({ TRUST_PROXY: 'on', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
  expect(problemsOf({ DRAIN_SECONDS: '-1' })).toEqual([
    'DRAIN_SECONDS must be a number of seconds from 0 to 99.',
  ])
})

test('backups go to a directory, or to a bucket with a key', () => {
  expect(loadConfig({}).backups).toBeNull()
  expect(loadConfig({ BACKUP_TO: './kept', BACKUP_HOUR: '23' }).backups).toEqual({
    to: { directory: resolve('kept') },
    hour: 23,
    keep: 14,
  })
  const key = { S3_ACCESS_KEY: 'harbor', S3_SECRET_KEY: 'lantern' }
  const config = loadConfig({ ...key, BACKUP_TO: 's3://kept/of/harbor' })
  expect(config.backups?.to).toMatchObject({
    folder: 'of/harbor/',
    storage: { bucket: 'kept', accessKey: 'harbor' },
  })
  expect(config.objectStorage).toBeNull()
  expect(problemsOf({ BACKUP_TO: 's3://kept' })).toEqual([
    'S3_ACCESS_KEY is missing: backups are stored in a bucket only with it.',
    'S3_SECRET_KEY is missing: backups are stored in a bucket only with it.',
  ])
  expect(problemsOf({ BACKUP_TO: 'ftp://kept', BACKUP_HOUR: '24', BACKUP_KEEP: '0' })).toHaveLength(3)
})

test('every mistake gets one sentence that names its variable', () => {
  const problems = problemsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'quarterdeck',
    DEMO: 'yes',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example',
    METRICS_TOKEN: 'short',
    SECRET_KEY: 'short',
    OUTGOING_PRIVATE: '10.0.0.0/99',
    LIVE_MEMORY_MB: '0',
    HELP_EMAIL: 'help',
    FEEDBACK_URL: 'javascript:alert(1)',
  })
  expect(problems.map((problem) => problem.split(' ')[0]!).toSorted()).toEqual([
    'DATABASE_URL',
    'DEMO',
    'FEEDBACK_URL',
    'HELP_EMAIL',
    'LIVE_MEMORY_MB',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'OUTGOING_PRIVATE',
    'PORT',
    'PUBLIC_URL',
    'SECRET_KEY',
    'SMTP_URL',
  ])
  expect(problems).toContain('PORT must be a port number from 0 to 65535.')
  expect(problems).toContain('DEMO must be on or off.')
})

test('an address that other machines can reach must be named, and plain HTTP there needs consent', () => {
  expect(problemsOf({ HOST: '0.0.0.0' })[0]).toContain('set PUBLIC_URL')
  const open = { HOST: '0.0.0.0', PUBLIC_URL: 'http://intranet.example/' }
  expect(problemsOf(open)[0]).toContain('ALLOW_PLAIN_HTTP=on')
  expect(loadConfig({ ...open, ALLOW_PLAIN_HTTP: 'on' }).publicUrl).toBe('http://intranet.example')
  expect(problemsOf({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([])
})

test('cookies are marked as secure only over https, because Safari throws such ones of http://localhost away', () => {
  expect(hasSecureOrigin(loadConfig({}))).toBe(false)
  expect(hasSecureOrigin(loadConfig({ PUBLIC_URL: 'http://localhost:8080' }))).toBe(false)
  expect(hasSecureOrigin(loadConfig({ PUBLIC_URL: 'https://quarterdeck.example' }))).toBe(true)
})

test("the application role's URL goes with the owner's and signs in as that role", () => {
  expect(problemsOf({ DATABASE_APP_URL: 'postgres://quarterdeck_app:x@db/q' })[0]).toContain(
    'needs DATABASE_URL',
  )
  expect(problemsOf({ DATABASE_URL: 'postgres://o@db/q', DATABASE_APP_URL: 'postgres://o@db/q' })).toEqual([
    'DATABASE_APP_URL must sign in as quarterdeck_app.',
  ])
})

test('a replica goes with the database that it follows, and its URL names a host', () => {
  const DATABASE_URL = 'postgres://o@db/q'
  const DATABASE_REPLICA_URL = 'postgres://replica.example/q'
  expect(loadConfig({ DATABASE_URL, DATABASE_REPLICA_URL }).databaseReplicaUrl).toBe(DATABASE_REPLICA_URL)
  expect(loadConfig({}).databaseReplicaUrl).toBeNull()
  expect(problemsOf({ DATABASE_REPLICA_URL })[0]).toContain('needs DATABASE_URL')
  // Without a host a URL takes no user either, and another role would sign in.
  expect(problemsOf({ DATABASE_URL, DATABASE_REPLICA_URL: 'postgres:///q?host=/run' })).toEqual([
    'DATABASE_REPLICA_URL must be a URL like postgres://replica.example:5432/quarterdeck.',
  ])
})

test('only names of this machine are loopback', () => {
  expect(
    ['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1', 'a.localhost'].every(isLoopback),
  ).toBe(true)
  expect(['0.0.0.0', '::', '10.0.0.1', 'localhost.example'].some(isLoopback)).toBe(false)
  expect(['127.evil.example', '127.0.0.1.evil.example', '127.0.0', '.localhost', ''].some(isLoopback)).toBe(
    false,
  )
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://quarterdeck.example' }, false],
])('the mailbox and metrics without a token: with %o the server is private: %s', (env, expected) => {
  expect(isPrivate(loadConfig(env))).toBe(expected)
})

const MODEL = { AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'a-key' }

test('without settings there is no language model, and nothing is warned of', () => {
  expect(loadConfig({})).toMatchObject({ ai: null, warnings: [] })
})

test('a hosted model needs a provider, a name and a key, and a local one no key', () => {
  expect(loadConfig(MODEL)).toMatchObject({
    ai: {
      host: 'api.anthropic.com',
      isLocal: false,
      maxOutputTokens: 2_000,
      retentionDays: 90,
      prices: null,
    },
    warnings: [],
  })
  expect(loadConfig({ AI_PROVIDER: 'ollama', AI_MODEL: 'small' })).toMatchObject({
    ai: { baseUrl: 'http://127.0.0.1:11434/v1', isLocal: true, apiKey: null },
    warnings: [],
  })
  const AI_BASE_URL = 'https://models.example/v1/'
  expect(loadConfig({ ...MODEL, AI_BASE_URL }).ai?.baseUrl).toBe('https://models.example/v1')
})

test.each([
  [{ AI_PROVIDER: 'clever', AI_MODEL: 'x' }, 'AI_PROVIDER', false],
  [{ AI_MODEL: 'x' }, 'AI_PROVIDER', false],
  [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL', false],
  [{ ...MODEL, AI_BASE_URL: 'ftp://models.example' }, 'AI_BASE_URL', false],
  [{ ...MODEL, AI_BASE_URL: 'https://me:secret@models.example' }, 'AI_BASE_URL', false],
  [{ ...MODEL, AI_BASE_URL: 'http://models.example' }, 'AI_BASE_URL', true],
  [{ ...MODEL, AI_API_KEY: '' }, 'AI_API_KEY', true],
  [{ ...MODEL, AI_PERSON_MESSAGES_PER_HOUR: 'many' }, 'AI_PERSON_MESSAGES_PER_HOUR', true],
  [{ ...MODEL, AI_RETENTION_DAYS: '0' }, 'AI_RETENTION_DAYS', true],
  [{ ...MODEL, AI_PRICE_IN: '3' }, 'AI_PRICE_IN', true],
])('a wrong setting of the model never keeps the server from starting: %o', (env, named, isOn) => {
  const { ai, warnings } = loadConfig(env)
  expect(warnings.map((warning) => warning.split(' ')[0])).toEqual([named])
  expect(ai !== null).toBe(isOn)
  expect(warnings.join()).not.toContain('secret')
})
