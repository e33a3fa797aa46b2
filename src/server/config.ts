import { resolve } from 'node:path'
import { z } from 'zod'
import { type BillingConfig, billingOf, billingProblems, billingSettings } from './billing-config.ts'
import { isLoopback } from './loopback.ts'

/** Every setting of a server, parsed. `null` means not set; booleans come from `on` and `off`. */
export type Config = {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Absolute path. Holds the embedded database, generated passwords and, later, files. */
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
  /** How many times the limits per person (docs/limits.md) this server allows. */
  limitFactor: number
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
  LIMIT_FACTOR: z
    .string()
    .transform(Number)
    .refine((factor) => factor >= 0.1 && factor <= 10_000, 'must be a number from 0.1 to 10000')
    .default(1),
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
  const problems = contradictions(config)
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
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    billing: billingOf(values),
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && isOpenedHere({ publicUrl })),
    allowPlainHttp: values.ALLOW_PLAIN_HTTP,
    trustProxy: values.TRUST_PROXY,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    hsts: values.HSTS,
    metricsToken: values.METRICS_TOKEN ?? null,
    limitFactor: values.LIMIT_FACTOR,
    liveBytes: values.LIVE_MEMORY_MB ?? null,
    logLevel: values.LOG_LEVEL,
  }
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
