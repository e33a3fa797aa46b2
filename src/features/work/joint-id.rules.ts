/**
 * The id of a row of which there is one for these ids together, such as a person's share in a task. Two people who make it at the same
 * time, even offline, make the same row. A UUID of version 8 (RFC 9562).
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
