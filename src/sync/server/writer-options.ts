import type { SyncApp } from '../app.ts'
import type { AfterCommit } from './after-commit.ts'
import type { Committer } from './committer.ts'
import type { Codecs } from './company-reads.ts'
import type { Effects } from './effects.ts'
import type { Feed } from './feed.ts'
import type { InCompany, Log, RequireOpen } from './node-options.ts'
import type { Recording } from './recording.ts'
import type { Replica } from './replica.ts'

/** What it takes to write one company's mutations. */
export interface WriterOptions {
  app: SyncApp
  replica: Replica
  committer: Committer
  inCompany: InCompany
  codecs: Codecs
  log: Log
  /** The time that all nodes share, as ISO 8601. */
  moment(): string
  afterCommit: ReadonlyMap<string, AfterCommit>
  effects: Effects
  recordings: ReadonlyMap<string, Recording>
  feed: Feed
  requireOpen?: RequireOpen | undefined
  /** Tells other nodes how far a commit of this one has brought the company. */
  poke(seq: number): void
  /** Notes how many bytes of rows a person has written. */
  wrote(userId: string, bytes: number): void
}
