import { resolve } from 'node:path'
import { type AiConfig, aiOf } from './ai-config.ts'
import { backsUpToBucket, type BackupConfig, backupsOf } from './backup/backup-config.ts'
import { type BillingConfig, billingOf, billingProblems } from './billing-config.ts'
import { environment, type Environment } from './environment.ts'
import type { ObjectStorage } from './files/object-storage.ts'
import { isLoopback } from './loopback.ts'

/** Every setting of a server, parsed. `null` means not set; booleans come from `on` and `off`. */
export type Config = {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Absolute path. Holds the embedded database, generated passwords, and files. */
  dataDirectory: string
  /** Connects as the owner of the schema; null runs the embedded database. */
  databaseUrl: string | null
  /** Connects as the role quarterdeck_app; null lets the server make that role itself. */
  databaseAppUrl: string | null
  /** A hot standby of that database, from which history is read; null reads everything from the one database. */
  databaseReplicaUrl: string | null
  /** Scheme, host and port without a trailing slash; null accepts only loopback addresses. */
  publicUrl: string | null
  /** What secrets are encrypted with: the first seals, all of them open. Empty if not set. */
  secretKeys: string[]
  /** Private networks, addresses and hosts that requests in the name of customers may go to. */
  outgoingPrivate: string[]
  /** The bucket that files are stored in; null stores them in the data directory. */
  objectStorage: ObjectStorage | null
  /** Null while servers make no backups by themselves. */
  backups: BackupConfig | null
  smtpUrl: string | null
  /** Null while nobody is billed: everybody may then work in every company. */
  billing: BillingConfig | null
  /** Null while no language model is set up: then none is ever asked. */
  ai: AiConfig | null
  mailFrom: string
  /** Where people find help and leave feedback, as the sidebar names it; null leaves the entry out. */
  helpEmail: string | null
  feedbackUrl: string | null
  demo: boolean
  allowPlainHttp: boolean
  trustProxy: boolean
  /** For how long a server that stops works on and says that it isn't ready, in seconds. */
  drainSeconds: number
  /** The most connections that one address may hold open at a time. */
  connectionsPerAddress: number
  hsts: 'basic' | 'subdomains' | 'preload'
  metricsToken: string | null
  /** The collector that traces go to, by OTLP over HTTP; null traces nothing. */
  tracesTo: string | null
  /** Name servers for proofs of domains; empty takes those of the machine. */
  dnsServers: string[]
  /** How many times the limits per person (docs/limits.md) this server allows. */
  limitFactor: number
  /** For how many days a company's audit log is kept. */
  auditDays: number
  /** How many bytes of memory the rows of all companies together may take; null leaves it to the engine. */
  liveBytes: number | null
  /** Sentences for whoever starts the server, about settings that are wrong without keeping it from working. */
  warnings: string[]
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
}

/** HAProxy as in deploy/ has noticed after two. */
const DRAIN_SECONDS = 3

/** Thrown by `loadConfig`; each problem is one sentence that names the variable and what it takes. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws {ConfigError} with one sentence per mistake
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const { issues } = parsed.error
    const first = issues.filter(
      ({ path }, index) => issues.findIndex((other) => other.path[0] === path[0]) === index,
    )
    throw new ConfigError(first.map(({ path, message }) => `${String(path[0])} ${message}.`))
  }
  const config = named(parsed.data)
  const problems = [...contradictions(config), ...missingForStorage(parsed.data)]
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function named(values: Environment): Config {
  const publicUrl = values.PUBLIC_URL ?? null
  return {
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseAppUrl: values.DATABASE_APP_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    publicUrl,
    secretKeys: values.SECRET_KEY,
    outgoingPrivate: values.OUTGOING_PRIVATE,
    objectStorage: objectStorageOf(values),
    backups: backupsOf(values, storageKeyOf(values)),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    helpEmail: values.HELP_EMAIL ?? null,
    feedbackUrl: values.FEEDBACK_URL ?? null,
    billing: billingOf(values),
    ...aiOf(values),
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && isOpenedHere({ publicUrl })),
    allowPlainHttp: values.ALLOW_PLAIN_HTTP,
    trustProxy: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS ?? (values.TRUST_PROXY ? DRAIN_SECONDS : 0),
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    hsts: values.HSTS,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    dnsServers: values.DNS_SERVERS,
    limitFactor: values.LIMIT_FACTOR,
    auditDays: values.AUDIT_DAYS,
    liveBytes: values.LIVE_MEMORY_MB ?? null,
    logLevel: values.LOG_LEVEL,
  }
}

function objectStorageOf(values: Environment): ObjectStorage | null {
  const { S3_BUCKET: bucket } = values
  const key = storageKeyOf(values)
  return bucket === undefined || key === null ? null : { ...key, bucket }
}

/** How a store is reached, whatever bucket is meant. */
function storageKeyOf(values: Environment): Omit<ObjectStorage, 'bucket'> | null {
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values
  if (accessKey === undefined || secretKey === undefined) return null
  return { endpoint: values.S3_ENDPOINT ?? null, region: values.S3_REGION, accessKey, secretKey }
}

/** A store that is set only in part would quietly leave files in the data directory, unless it is for backups alone. */
function missingForStorage(values: Environment): string[] {
  const key = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const forBackups = backsUpToBucket(values)
  const needed = forBackups ? key : (['S3_BUCKET', ...key] as const)
  const missing = needed.filter((name) => values[name] === undefined)
  const isSet = forBackups || values.S3_ENDPOINT !== undefined || missing.length < needed.length
  const what = forBackups && values.S3_BUCKET === undefined ? 'backups' : 'files'
  return isSet
    ? missing.map((name) => `${name} is missing: ${what} are stored in a bucket only with it.`)
    : []
}

/** Whether people open the server on its own machine only, as when somebody tries it out or develops it. */
const isOpenedHere = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopback(new URL(publicUrl).hostname)

/** Whether every browser keeps secure cookies of this server: Safari throws away those of http://localhost. */
export const hasSecureOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') === true

/**
 * Whether nobody else can reach the server either. Only then does it count for something that a request was made on this
 * machine: behind a proxy of a public server every request seems to be.
 */
export const isPrivate = (config: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(config.host) && isOpenedHere(config)

function contradictions(config: Config): string[] {
  const problems = billingProblems(config.billing)
  const address = config.publicUrl === null ? null : new URL(config.publicUrl)
  if (config.databaseAppUrl !== null && config.databaseUrl === null) {
    problems.push('DATABASE_APP_URL needs DATABASE_URL, which migrates the database as its owner.')
  }
  if (config.databaseReplicaUrl !== null && config.databaseUrl === null) {
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it names.')
  }
  if (!isLoopback(config.host) && address === null) {
    problems.push(
      `HOST ${config.host} is reachable from other machines: set PUBLIC_URL to the address people open, such as https://quarterdeck.example.`,
    )
  }
  if (address?.protocol === 'http:' && !isLoopback(address.hostname) && !config.allowPlainHttp) {
    problems.push(
      'PUBLIC_URL is not https: sign-in cookies would travel in the clear. Put TLS in front, or set ALLOW_PLAIN_HTTP=on to accept that.',
    )
  }
  return problems
}
