import { expect, test } from 'vitest'
import { normalEmail } from './email.rules.ts'

test('addresses are compared without case and outer spaces', () =>
  expect(normalEmail('  Maya@Harbor.Example ')).toBe('maya@harbor.example'))
