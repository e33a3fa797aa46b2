import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type BillingConfig, billingOf, billingProblems, billingSettings } from './billing-config.ts'
import { isLoopback } from './loopback.ts'
import { isTrustEntry } from './outgoing/addresses.ts'

/** A bucket of a store that speaks S3's protocol, and the key to it. */
export type ObjectStorage = {
  /** Null for Amazon's own. */
  endpoint: string | null
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

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
  smtpUrl: string | null
  /** Null while nobody is billed: everybody may then work in every company. */
  billing: BillingConfig | null
  mailFrom: string
  demo: boolean
  allowPlainHttp: boolean
  trustProxy: boolean
  /** The most connections that one address may hold open at a time. */
  connectionsPerAddress: number
  hsts: 'basic' | 'subdomains' | 'preload'
  metricsToken: string | null
  /** Name servers for proofs of domains; empty takes those of the machine. */
  dnsServers: string[]
  /** How many times the limits per person (docs/limits.md) this server allows. */
  limitFactor: number
  /** For how many days a company's audit log is kept. */
  auditDays: number
  /** How many bytes of memory the rows of all companies together may take; null leaves it to the engine. */
  liveBytes: number | null
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
}

/** Thrown by `loadConfig`; each problem is one sentence that names the variable and what it takes. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

function urlOf(schemes: string[], example: string) {
  const message = `must be a URL like ${example}`
  return z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && schemes.includes(url.protocol) && url.hostname !== ''
  }, message)
}

const postgresUrl = z.string().refine((text) => {
  const scheme = URL.parse(text)?.protocol
  return scheme === 'postgres:' || scheme === 'postgresql:'
}, 'must be a URL like postgres://owner:password@host:5432/quarterdeck')

const isNameServer = (text: string) =>
  isIP(text) > 0 || isIP(/^\[?([\da-f.:]+?)\]?:\d{1,5}$/i.exec(text)?.[1] ?? '') > 0

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl
    .refine((text) => URL.parse(text)?.username === 'quarterdeck_app', 'must sign in as quarterdeck_app')
    .optional(),
  DATABASE_REPLICA_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'postgres://replica.example:5432/quarterdeck',
  ).optional(),
  PUBLIC_URL: urlOf(['http:', 'https:'], 'https://quarterdeck.example')
    .refine((text) => URL.parse(text)?.pathname === '/', 'must have no path')
    .transform((text) => new URL(text).origin)
    .optional(),
  SECRET_KEY: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .refine((keys) => keys.every((key) => key.length >= 32), 'must have at least 32 characters')
    .default([]),
  OUTGOING_PRIVATE: z
    .string()
    .transform((text) =>
      text
        .trim()
        .toLowerCase()
        .split(/[\s,]+/),
    )
    .refine(
      (entries) => entries.every(isTrustEntry),
      'must list networks, addresses or hosts, such as 10.0.0.0/8 reports.internal',
    )
    .default([]),
  S3_ENDPOINT: urlOf(['http:', 'https:'], 'https://storage.example').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z
    .string()
    .includes('@', 'must contain an e-mail address')
    .default('Quarterdeck <no-reply@localhost>'),
  ...billingSettings,
  DEMO: onOrOff.optional(),
  ALLOW_PLAIN_HTTP: onOrOff.default(false),
  TRUST_PROXY: onOrOff.default(false),
  CONNECTIONS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999')
    .transform(Number)
    .default(2_000),
  HSTS: z.enum(['basic', 'subdomains', 'preload'], 'must be basic, subdomains or preload').default('basic'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DNS_SERVERS: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .refine((servers) => servers.every(isNameServer), 'must be addresses like 192.0.2.53 or 192.0.2.53:5353')
    .default([]),
  LIMIT_FACTOR: z
    .string()
    .transform(Number)
    .refine((factor) => factor >= 0.1 && factor <= 10_000, 'must be a number from 0.1 to 10000')
    .default(1),
  AUDIT_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999')
    .transform(Number)
    .default(365),
  LIVE_MEMORY_MB: z
    .string()
    .regex(/^[1-9]\d{1,5}$/, 'must be a number of mebibytes, 10 or more')
    .transform((text) => Number(text) * 2 ** 20)
    .optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('warn'),
})

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

function named(values: z.output<typeof environment>): Config {
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
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    billing: billingOf(values),
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && isOpenedHere({ publicUrl })),
    allowPlainHttp: values.ALLOW_PLAIN_HTTP,
    trustProxy: values.TRUST_PROXY,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    hsts: values.HSTS,
    metricsToken: values.METRICS_TOKEN ?? null,
    dnsServers: values.DNS_SERVERS,
    limitFactor: values.LIMIT_FACTOR,
    auditDays: values.AUDIT_DAYS,
    liveBytes: values.LIVE_MEMORY_MB ?? null,
    logLevel: values.LOG_LEVEL,
  }
}

function objectStorageOf(values: z.output<typeof environment>): ObjectStorage | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return null
  return { endpoint: values.S3_ENDPOINT ?? null, bucket, region: values.S3_REGION, accessKey, secretKey }
}

/** A store that is set only in part would quietly leave files in the data directory. */
function missingForStorage(values: z.output<typeof environment>): string[] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const missing = needed.filter((name) => values[name] === undefined)
  const isSet = values.S3_ENDPOINT !== undefined || missing.length < needed.length
  return isSet ? missing.map((name) => `${name} is missing: files are stored in a bucket only with it.`) : []
}

/** Whether people open the server on its own machine only, as when somebody tries it out or develops it. */
export const isOpenedHere = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopback(new URL(publicUrl).hostname)

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
