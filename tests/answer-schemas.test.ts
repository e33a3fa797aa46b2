import { join } from 'node:path'
import { expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'
import { answerSchemas } from './answer-schemas.ts'

const FILE = join(import.meta.dirname, '../src/features/integrations/api/answer-schemas.json')

test('what each query answers is described as its type in the code says', async () => {
  const schemas = await answerSchemas()
  expect(Object.keys(schemas)).toEqual([...app.queries.keys()].toSorted())
  await expect(`${JSON.stringify(schemas, null, 1)}\n`).toMatchFileSnapshot(FILE)
})
