import { Holdings } from '../../holdings.ts'
import type { BootstrapLine, Frame, Want } from '../../protocol.ts'
import type { Region } from '../../region.ts'
import type { SyncApp } from '../../app.ts'
import type { Scope } from '../../scope.ts'
import type { Store } from '../../store.ts'

/** A line as the fake server holds it. */
export interface Line {
  userId: string
  clientId: string
  cursor: number
  scopes: Set<Scope>
  send(frame: Frame): void
  close(code: number): void
}

interface Lending {
  readonly app: SyncApp
  readonly store: Store
  readonly seq: number
  readonly pageSize: number
  readonly cutsAfterPage: number
  readonly wants: string[]
  rowsFor(scopes: ReadonlySet<Scope>): BootstrapLine[]
}

/** Sends what the query reaches, as the real server would. */
export function lend(server: Lending, line: Line, { name, args }: Want): void {
  const { app, store, seq } = server
  server.wants.push(name)
  for (const region of app.queries.get(name)!.reaches(args)) {
    if (!app.actorOf(store, line.userId)!.scopes.has(region.scope)) continue
    if (!line.scopes.has(region.scope)) {
      const scopes = [region.scope]
      line.send({ t: 'scope+', from: line.cursor, seq, scopes, rows: server.rowsFor(new Set(scopes)) })
      line.scopes.add(region.scope)
      line.cursor = seq
    }
    if (region.span) lendSpan(server, line, region)
  }
}

function lendSpan({ app, store, seq, pageSize, cutsAfterPage }: Lending, line: Line, region: Region): void {
  const rows = new Holdings(store, app.liveSet).rowsOf(region)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  for (let page = 1; page <= pages; page++) {
    const part = rows.slice((page - 1) * pageSize, page * pageSize)
    line.send({ t: 'region+', from: line.cursor, seq, region, rows: part, page, more: page < pages })
    line.cursor = seq
    if (page === cutsAfterPage) return line.close(1006)
  }
}
