import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AfterCommit } from '../sync/server/after-commit.ts'
import type { Recording } from '../sync/server/recording.ts'
import type { SyncNode } from '../sync/server/node.ts'
import type { Config } from './config.ts'
import type { Files } from './files/files.ts'
import type { Origins } from './http/origins.ts'
import type { Work } from './jobs.ts'
import type { Mailer } from './mail/mail.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { Seals } from './seals.ts'
import type { Sessions } from './session.ts'

/** What a running server offers its features. */
export type Services = {
  config: Config
  /** Connects as the application's role, which is bound by row security. */
  pool: pg.Pool
  log: FastifyBaseLogger
  origins: Origins
  sessions: Sessions
  mailer: Mailer
  seals: Seals
  /** Requests to addresses that customers have given. */
  outgoing: Outgoing
  files: Files
  node: SyncNode
}

/** What goes on beside the requests, from the start of a server until it stops. */
export interface Following {
  /** A mutation of this company was committed here. */
  committed(companyId: string): void
  /** Resolves once what is under way has ended. */
  stop(): Promise<void>
}

/** What a feature adds to the server, besides its synced tables, mutations and queries. */
export type ServerFeature = {
  /** Every route says in `config.who` who may call it. */
  routes?(app: FastifyInstance, services: Services): void
  /** Reacts to committed mutations. */
  effects?(services: Services): AfterCommit[]
  /** What it records of mutations in their own transactions, in tables that are never synced. */
  recordings?: readonly Recording[]
  /** Reacts to a person opening a company in a browser. */
  arrival?(services: Services, companyId: string, userId: string): Promise<void>
  /** Follows what is committed. */
  follow?(services: Services): Following
  /** Jobs and their schedules. `features` are all that the server has. */
  work?(services: Services, features?: readonly ServerFeature[]): Work
  /** Writes down what it needs of the audit log of a company, before older entries are forgotten. */
  beforeForgetting?(services: Services, companyId: string): Promise<void>
}
