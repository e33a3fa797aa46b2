import * as z from 'zod/mini'
import { NO_DATABASE_NAME, NO_HOST, NO_NAME, NO_PORT, NO_USER } from './data-source-required.text.ts'

/** Databases of a company. */
export const MOST_DATA_SOURCES = 20

export const companyParams = z.strictObject({ companyId: z.uuid() })

/** A database of the company; without an id a new one. A password that is left out stays what it was. */
export const dataSourceInput = z.strictObject({
  companyId: z.uuid(),
  id: z.optional(z.uuid()),
  name: z.string().check(z.minLength(1, NO_NAME), z.maxLength(100)),
  host: z.string().check(z.regex(/^[A-Za-z\d.:_-]{1,253}$/, NO_HOST)),
  port: z.int(NO_PORT).check(z.refine((port) => port >= 1 && port <= 65_535, NO_PORT)),
  database: z.string().check(z.minLength(1, NO_DATABASE_NAME), z.maxLength(63)),
  username: z.string().check(z.minLength(1, NO_USER), z.maxLength(63)),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  tls: z.boolean(),
  certificate: z.optional(z.string().check(z.maxLength(20_000))),
})
export type DataSourceInput = z.infer<typeof dataSourceInput>

export const dataSourceActInput = z.strictObject({
  companyId: z.uuid(),
  id: z.uuid(),
  act: z.enum(['test', 'remove']),
})

/** A database as directors see it: without its password. */
export type ShownDataSource = Required<
  Pick<DataSourceInput, 'name' | 'host' | 'port' | 'database' | 'username' | 'tls'>
> & {
  id: string
  certificate: string | null
  /** How many metrics are read from it. */
  metrics: number
}

export interface DataSourceList {
  dataSources: ShownDataSource[]
}
