import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gzipOf, pieceOf } from './gzip-pieces.ts'

const joined = async (texts: readonly string[]): Promise<Buffer> =>
  Buffer.concat(gzipOf(await Promise.all(texts.map((text) => pieceOf(Buffer.from(text))))))

test('pieces in any number and order make one gzip stream, whose checksum and length are right', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'x'.repeat(100_000)))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 12 }), async (texts) => {
      // gunzip compares both with what it has unpacked.
      expect(gunzipSync(await joined(texts)).toString()).toBe(
        texts.map((one) => Buffer.from(one).toString()).join(''),
      )
    }),
    { numRuns: 40 },
  )
})

test('the same piece may be part of several streams', async () => {
  const [one, other] = await Promise.all([pieceOf(Buffer.from('harbor')), pieceOf(Buffer.from('lantern'))])
  expect(gunzipSync(Buffer.concat(gzipOf([one, other, one]))).toString()).toBe('harborlanternharbor')
  expect(gunzipSync(Buffer.concat(gzipOf([other]))).toString()).toBe('lantern')
})

test('a piece that is kept holds no more memory than its bytes', async () => {
  const { bytes } = await pieceOf(Buffer.from('harbor'))
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})
