import { expect, test } from 'vitest'
import { MOST_ENTRIES } from './entries.rules.ts'
import { peopleOfFile } from './list-file.ts'
import { FILE_TOO_LARGE, NO_ADDRESSES, NO_TEXT, TOO_MANY } from './many.text.ts'

const TEXT = 'Email;Name\nzoe@x.example;Zoë Åkesson\n'
const utf16 = (littleEndian: boolean): Buffer => {
  const bytes = Buffer.from(TEXT, 'utf16le')
  return littleEndian ? bytes : bytes.swap16()
}
type Part = string | Uint8Array<ArrayBuffer>
const fileOf = (...parts: Part[]) => new File(parts, 'people.csv')

test.each<[string, Part[]]>([
  ['UTF-8', [TEXT]],
  ['UTF-8 with a byte order mark', ['\uFEFF', TEXT]],
  ['Windows-1252', [new Uint8Array(Buffer.from(TEXT, 'latin1'))]],
  ['UTF-16 as Excel writes it', [new Uint8Array([0xff, 0xfe]), new Uint8Array(utf16(true))]],
  ['UTF-16, big end first', [new Uint8Array([0xfe, 0xff]), new Uint8Array(utf16(false))]],
  ['UTF-16 without a mark', [new Uint8Array(utf16(true))]],
])('a file in %s says the same', async (_encoding, parts) => {
  expect(await peopleOfFile(fileOf(...parts))).toEqual([
    { email: 'zoe@x.example', fullName: 'Zoë Åkesson', level: null, teams: null },
  ])
})

test.each([
  ['too large', ['x'.repeat(2 ** 20 + 1)], FILE_TOO_LARGE],
  ['no text', [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0, 0])], NO_TEXT],
  ['empty', [''], NO_ADDRESSES],
  ['without addresses', ['Metric,Value\nKnots,7\n'], NO_ADDRESSES],
  ['too long', [`Email\n${'a@x.example\n'.repeat(MOST_ENTRIES + 1)}`], TOO_MANY],
])('a file that is %s is refused in words', async (_why, parts, words) => {
  await expect(peopleOfFile(fileOf(...parts))).rejects.toThrow(words)
})
