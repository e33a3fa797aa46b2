import * as z from 'zod/mini'

/** What a backup says of itself, as the last entry of its ZIP, so that a file without it was never finished. */
export const MANIFEST = 'manifest.json'

export const tablePath = (name: string): string => `tables/${name}.copy`
export const filePath = (name: string): string => `files/${name}`

const written = { bytes: z.int().check(z.gte(0)), sha256: z.string().check(z.length(64)) }

export const manifestSchema = z.strictObject({
  format: z.literal('quarterdeck-backup'),
  version: z.literal(1),
  /** ISO 8601, in UTC. */
  madeAt: z.string(),
  /** Those that the database had, in their order. */
  migrations: z.array(z.strictObject({ number: z.int(), name: z.string(), checksum: z.string() })),
  /** The fingerprint of the key that its secrets are sealed with; null if none are. */
  secretKey: z.nullable(z.string()),
  /** Their rows are in PostgreSQL's text format of COPY. */
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int(), ...written }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Pictures and the like, unless they are in a bucket. */
  files: z.array(z.strictObject({ name: z.string(), ...written })),
})

export type Manifest = z.infer<typeof manifestSchema>
