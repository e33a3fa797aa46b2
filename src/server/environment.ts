import { isIP } from 'node:net'
import { z } from 'zod'
import { aiSettings } from './ai-config.ts'
import { backupSettings } from './backup/backup-config.ts'
import { billingSettings } from './billing-config.ts'
import { isTrustEntry } from './outgoing/addresses.ts'

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

/** The environment variables that the server knows, and what each may say. */
export const environment = z.object({
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
  ...backupSettings,
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z
    .string()
    .includes('@', 'must contain an e-mail address')
    .default('Quarterdeck <no-reply@localhost>'),
  HELP_EMAIL: z
    .string()
    .regex(/^[^\s@?&]+@[^\s@?&]+$/, 'must be an e-mail address')
    .optional(),
  FEEDBACK_URL: urlOf(['https:', 'http:'], 'https://feedback.example/quarterdeck').optional(),
  ...billingSettings,
  ...aiSettings,
  DEMO: onOrOff.optional(),
  ALLOW_PLAIN_HTTP: onOrOff.default(false),
  TRUST_PROXY: onOrOff.default(false),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 99')
    .transform(Number)
    .optional(),
  CONNECTIONS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999')
    .transform(Number)
    .default(2_000),
  HSTS: z.enum(['basic', 'subdomains', 'preload'], 'must be basic, subdomains or preload').default('basic'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(['http:', 'https:'], 'http://collector.example:4318').optional(),
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

export type Environment = z.output<typeof environment>
