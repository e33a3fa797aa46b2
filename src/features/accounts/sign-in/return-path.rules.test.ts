import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.rules.ts'

test.each([
  ['/accept-invitation', '/accept-invitation'],
  ['/people?tab=team#new', '/people?tab=team#new'],
  ['https://elsewhere.example/', '/dashboard'],
  ['//elsewhere.example', '/dashboard'],
  ['/\\elsewhere.example', '/dashboard'],
  ['/\t/elsewhere.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['tasks', '/dashboard'],
  ['', '/dashboard'],
  [null, '/dashboard'],
])('after signing in, %j leads to %s', (returnTo, path) => expect(safeReturnPath(returnTo)).toBe(path))
