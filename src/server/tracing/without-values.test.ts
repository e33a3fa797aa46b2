import pg from 'pg'
import { expect, test } from 'vitest'
import { withoutValues } from './without-values.ts'

test.each([
  ['select id from users where email = $1', 'select id from users where email = $1'],
  ["set local app.company_id = '018f-aa'", 'set local app.company_id = ?'],
  ["select 'it''s theirs', 12, 3.5 from t1", 'select ?, ?, ? from t1'],
  [`select ${pg.escapeLiteral("a\\'; secret")} from x`, 'select ? from x'],
  ['do $$ secret $$', 'do ?'],
  ["select 'secret without an end", 'select ?'],
])('%s is told without values', (statement, told) => {
  expect(withoutValues(statement)).toBe(told)
})
