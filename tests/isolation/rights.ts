import { expect } from 'vitest'
import { app } from '../../src/features/registry.ts'
import type { Frame } from '../../src/sync/protocol.ts'
import type { Scope } from '../../src/sync/scope.ts'
import type { Served } from '../served.ts'

/** Who may receive what at a seq, read from the database by a rule written a second time. */
export type Rights = Map<string, ReadonlySet<Scope>>

export async function rightsNow({ services, harbor }: Served): Promise<{ seq: number; rights: Rights }> {
  const { rows } = await services.node.options.inCompany(harbor.id, null, (client) =>
    client.query<{ seq: number; id: string; level: string; teams: string[]; rosters: string[] }>(
      `select h.seq::float8 as seq, p.id, p.level,
         coalesce(array_agg(t.id::text) filter (where t.deleted_at is null), '{}') as teams,
         coalesce(array_agg(t.id::text) filter (where t.id is not null), '{}') as rosters
       from people p join sync_head h using (company_id)
       left join teams t on t.company_id = p.company_id and (p.level in ('director', 'super_admin')
         or exists (select from team_members m where m.company_id = t.company_id and m.team_id = t.id and m.person_id = p.id))
       where p.status = 'active' and p.level <> 'inactive' group by h.seq, p.id, p.level`,
    ),
  )
  const rights = rows.map(({ id, level, teams, rosters }) => {
    const managers = ['manager', 'director', 'super_admin'].includes(level) ? ['r:managers' as const] : []
    const directors = ['director', 'super_admin'].includes(level) ? ['r:directors' as const] : []
    return [
      id,
      new Set<Scope>([
        'c',
        `u:${id}`,
        ...teams.map((team) => `t:${team}` as const),
        ...rosters.map((team) => `m:${team}` as const),
        ...managers,
        ...directors,
      ]),
    ] as const
  })
  return { seq: rows[0]!.seq, rights: new Map(rights) }
}

export const scopeOf = (entity: string, row: object): Scope =>
  app.tables.find(({ name }) => name === entity)!.scope(row as never)

/** Every row of the frame is for one of these audiences. */
export function expectWithin(frame: Frame, allowed: ReadonlySet<Scope>): void {
  if (frame.t === 'd') {
    for (const [entity, , , row, scope] of frame.changes) {
      expect(allowed, `${entity} at ${frame.seq}`).toContain(scope)
      if (row) expect(scopeOf(entity, row)).toBe(scope)
    }
  }
  if (frame.t === 'region+') {
    expect(allowed).toContain(frame.region.scope)
    for (const [entity, row] of frame.rows) {
      expect(allowed).toContain(scopeOf(entity, row))
      if (entity === frame.region.span?.table) expect(scopeOf(entity, row)).toBe(frame.region.scope)
    }
  }
  if (frame.t === 'scope+') {
    for (const scope of frame.scopes) expect(allowed).toContain(scope)
    for (const [entity, row] of frame.rows) expect(frame.scopes).toContain(scopeOf(entity, row))
  }
}
