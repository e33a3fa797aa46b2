import { randomUUID } from 'node:crypto'
import type { SyncApp } from '../../src/sync/app.ts'
import type { CommitAnswer } from '../../src/sync/server/committer.ts'
import type { Codecs } from '../../src/sync/server/company-reads.ts'
import { rowCodec } from '../../src/sync/server/row-codec.ts'
import { type CommitBatch, commitOne } from './memory-commit.ts'
import { emptyCompany, type MemoryCompany, pruned } from './memory-company.ts'
import { answerStatement } from './memory-statements.ts'

/** What a connection has of a transaction. */
export interface Session {
  readonly companyId: string
  /** Whether every statement sees what the first one saw. */
  readonly isRepeatable: boolean
  snapshot?: MemoryCompany | null
}

/** A statement as connections take it, with its values or with them beside it. */
export type Statement =
  | string
  | { readonly name?: string; readonly text: string; readonly values: readonly unknown[] }

/** The database of a simulation: the companies in memory, and the engine's statements on them. Each takes no time and is done or not done. */
export class MemoryDatabase {
  readonly codecs: Codecs
  readonly #app: SyncApp
  readonly #companies = new Map<string, MemoryCompany>()

  constructor(app: SyncApp) {
    this.#app = app
    this.codecs = new Map(app.tables.map((table) => [table.name, rowCodec(table, app.liveSet)]))
  }

  company(companyId: string): MemoryCompany | null {
    return this.#companies.get(companyId) ?? null
  }

  /** As `sync_commit`. `now` is in milliseconds since 1970. */
  commit(batches: readonly CommitBatch[], now = Date.now()): CommitAnswer[] {
    return batches.map((batch) => {
      const before = this.company(batch.company) ?? emptyCompany('')
      const { answer, company } = commitOne(before, batch, this.codecs, now)
      if (answer.status === 'ok') this.#companies.set(batch.company, company)
      return answer
    })
  }

  /** As `sync_prune`. */
  prune(before: number): void {
    for (const [id, company] of this.#companies) this.#companies.set(id, pruned(company, before))
  }

  createHead(companyId: string): void {
    this.#companies.set(companyId, emptyCompany(randomUUID()))
  }

  query(statement: Statement, beside: readonly unknown[], session: Session): readonly unknown[] {
    const { text, values } = typeof statement === 'string' ? { text: statement, values: beside } : statement
    if (text.startsWith('insert into sync_head ')) {
      this.createHead(values[0] as string)
      return []
    }
    if (text.includes(' from sync_heads(')) return this.#heads(values[0] as readonly string[])
    const company = this.#seenBy(session)
    return answerStatement(text, { company, codecs: this.codecs, liveSet: this.#app.liveSet, values })
  }

  #heads(companyIds: readonly string[]): { company: string; seq: number }[] {
    return companyIds.flatMap((company) => {
      const known = this.company(company)
      return known ? [{ company, seq: known.seq }] : []
    })
  }

  #seenBy(session: Session): MemoryCompany | null {
    if (!session.isRepeatable) return this.company(session.companyId)
    if (session.snapshot === undefined) session.snapshot = this.company(session.companyId)
    return session.snapshot
  }
}
