import { describe, expect, test } from 'vitest'
import { MIGRATIONS, readMigrations } from './migrate.ts'
import { inSteps, splitSql } from './statements.ts'

describe('SQL is split where a statement ends', () => {
  test.each([
    ['select 1; select 2;', ['select 1', 'select 2']],
    ["select 'a;b', e'\\';', \";\"; select 2", ["select 'a;b', e'\\';', \";\"", 'select 2']],
    ['-- one; two\nselect 1 /* ; */; -- last', ['select 1']],
    ['do $$ begin; end $$; do $x$ $$;$$ $x$', ['do $$ begin; end $$', 'do $x$ $$;$$ $x$']],
    ["select 'it''s; -- not one'; select 2", ["select 'it''s; -- not one'", 'select 2']],
    ['', []],
  ])('%s', (sql, statements) => {
    expect(splitSql(sql, ';')).toEqual(statements)
  })

  test('in every migration each of them begins with a command', async () => {
    const commands = new Set(
      (await readMigrations(MIGRATIONS)).flatMap(({ sql }) =>
        splitSql(sql, ';').map((statement) => /^\w+/.exec(statement)?.[0] ?? statement),
      ),
    )
    const known = 'alter call comment create delete do drop grant insert revoke select update'.split(' ')
    expect([...commands].filter((command) => !known.includes(command))).toEqual([])
  })
})

describe('a change of a table becomes steps that a cluster takes', () => {
  test.each([
    [
      "alter table ports add column kind text not null default 'sea' check (kind in ('sea', 'river (wide)')), drop column depth",
      [
        "alter table ports add column kind text not null default 'sea'",
        "alter table ports add constraint ports_kind_check check (kind in ('sea', 'river (wide)'))",
        'alter table ports drop column depth',
      ],
    ],
    [
      'alter table ports add column berths integer check (berths between 1 and 9) not null',
      [
        'alter table ports add column berths integer  not null',
        'alter table ports add constraint ports_berths_check check (berths between 1 and 9)',
      ],
    ],
    ['alter table ports add check (depth > 0)', ['alter table ports add check (depth > 0)']],
    [
      'alter table ports add constraint deep check (depth > 0), add foreign key (a, b) references seas (a, b)',
      [
        'alter table ports add constraint deep check (depth > 0)',
        'alter table ports add foreign key (a, b) references seas (a, b)',
      ],
    ],
    [
      'create table ports (depth integer check (depth > 0))',
      ['create table ports (depth integer check (depth > 0))'],
    ],
    ["update ports set name = 'alter table'", ["update ports set name = 'alter table'"]],
  ])('%s', (statement, steps) => {
    expect(inSteps(statement)).toEqual(steps)
  })
})
