/** Bytes from the first to the last one, which belongs to it. */
export interface ByteRange {
  first: number
  last: number
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Which part of a file of `size` bytes a Range header asks for: null for all of it, as also when it is none that we read or asks for several
 * parts; 'none' when there are no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from, to] = RANGE.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= size ? 'none' : { first, last }
}
