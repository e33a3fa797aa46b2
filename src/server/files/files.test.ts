import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, startBucket } from '../../../tests/bucket.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { directoryFiles } from './directory-files.ts'
import { type Files, newFileName } from './files.ts'
import { s3Files } from './s3-files.ts'

let root: string
let bucket: Bucket
const kinds: Record<string, () => Files> = {}

beforeAll(async () => {
  root = await temporaryDirectory('files')
  bucket = await startBucket(join(root, 's3'))
  kinds['a directory'] = () => directoryFiles(join(root, 'files'))
  kinds['a bucket'] = () => s3Files(bucket.storage)
})
afterAll(async () => {
  await bucket?.stop()
  await removeDirectory(root)
})

describe.each(['a directory', 'a bucket'])('files in %s', (kind) => {
  test('what was stored is read again, until it is removed', async () => {
    const files = kinds[kind]!()
    const name = newFileName()
    const bytes = Buffer.from('the harbour at dawn'.repeat(10_000))
    await files.put(name, bytes)
    expect(await files.size(name)).toBe(bytes.length)
    const opened = (await files.open(name))!
    expect(opened.size).toBe(bytes.length)
    expect((await buffer(opened.stream)).equals(bytes)).toBe(true)
    await files.remove(name)
    expect(await files.open(name)).toBeNull()
    expect(await files.size(name)).toBeNull()
    await files.remove(name)
  })

  test.each(['../../etc/passwd', '..', '', 'A'.repeat(32), `${'a'.repeat(32)}/../b`, `${'a'.repeat(31)}\0`])(
    'nothing outside is named by %j',
    async (name) => {
      const files = kinds[kind]!()
      for (const act of [
        () => files.put(name, Buffer.from('x')),
        () => files.open(name),
        () => files.size(name),
        () => files.remove(name),
      ])
        await expect(act()).rejects.toThrow('not the name of a file')
    },
  )
})

test('a bucket that is not there fails, instead of seeming empty', async () => {
  const elsewhere = s3Files({ ...bucket.storage, bucket: 'quarterdeck-other' })
  await expect(elsewhere.open(newFileName())).rejects.toThrow(/bucket/)
  await expect(elsewhere.put(newFileName(), Buffer.from('x'))).rejects.toThrow(/bucket/)
})

test('what a crash left of a file that was being written goes with it', async () => {
  const files = kinds['a directory']!()
  const [name, other] = ['ab'.repeat(16), `abab${'c'.repeat(28)}`]
  await files.put(other, Buffer.from('kept'))
  const directory = join(root, 'files', 'ab', 'ab')
  await writeFile(join(directory, `${name}.01234567.part`), 'half of it')
  expect(await files.open(name)).toBeNull()
  await files.remove(name)
  expect(await readdir(directory)).toEqual([other])
})
