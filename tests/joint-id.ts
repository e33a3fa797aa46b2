/**
 * An id made of others by an exclusive or: whoever chooses one of them can have it meet any id. Ids of rows were once made so, which tests attack.
 * A UUID of version 8 (RFC 9562).
 */
export function jointId(...ids: readonly string[]): string {
  const bits = ids.map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
  const hex = bits
    .reduce((all, one) => all ^ one)
    .toString(16)
    .padStart(32, '0')
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-')
}

/** An id that stands for a word, such as the name of a field, to be joined with others. */
export function wordId(word: string): string {
  let sum = 0n
  for (const sign of word) sum = (sum * 1_000_003n + BigInt(sign.codePointAt(0)!)) % 2n ** 128n
  const hex = sum.toString(16).padStart(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
