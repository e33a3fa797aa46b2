/** Words, spaces and single signs. */
const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

/** `from` up to `to` of the base's tokens are replaced by `by`. */
interface Hunk {
  from: number
  to: number
  by: readonly string[]
}

/** Comparing longer stretches than this, as the product of their lengths, would take longer than a frame. */
const MOST_COMPARED = 250_000

/**
 * What two people have made of the same text, with what both of them wrote. Where both changed the same words, their versions stand
 * one after the other, first `theirs`.
 */
export function mergedTexts(base: string, theirs: string, mine: string): string {
  if (theirs === base || theirs === mine) return mine
  if (mine === base) return theirs
  const tokens = tokensOf(base)
  const sides = [theirs, mine].map((text) => hunksOf(tokens, tokensOf(text)))
  const [left, right] = sides as [Hunk[], Hunk[]]
  const merged: string[] = []
  let at = 0
  for (const { from, to, lefts, rights } of regionsOf(left, right)) {
    merged.push(...tokens.slice(at, from))
    merged.push(
      both(applied(tokens, { from, to }, lefts), applied(tokens, { from, to }, rights), lefts, rights),
    )
    at = to
  }
  return [...merged, ...tokens.slice(at)].join('')
}

function both(theirs: string, mine: string, lefts: readonly Hunk[], rights: readonly Hunk[]): string {
  if (rights.length === 0) return theirs
  if (lefts.length === 0 || theirs === mine) return mine
  // What one of them has taken out and the other has changed stays.
  if (theirs === '' || mine === '') return theirs + mine
  const isApart = /\s$/u.test(theirs) || /^\s/u.test(mine)
  return isApart ? theirs + mine : `${theirs} ${mine}`
}

interface Span {
  from: number
  to: number
}

interface Region extends Span {
  lefts: Hunk[]
  rights: Hunk[]
}

const touches = (region: Span, hunk: Hunk): boolean =>
  hunk.from < region.to || (hunk.from === region.from && hunk.to === hunk.from && region.to === region.from)

/** Stretches of the base that one side has changed, or both of them have. */
function regionsOf(left: readonly Hunk[], right: readonly Hunk[]): Region[] {
  const all = [
    ...left.map((hunk) => ({ hunk, side: 'lefts' as const })),
    ...right.map((hunk) => ({ hunk, side: 'rights' as const })),
  ].toSorted((one, other) => one.hunk.from - other.hunk.from || one.hunk.to - other.hunk.to)
  const regions: Region[] = []
  for (const { hunk, side } of all) {
    let region = regions.at(-1)
    if (!region || !touches(region, hunk)) {
      region = { from: hunk.from, to: hunk.to, lefts: [], rights: [] }
      regions.push(region)
    }
    region[side].push(hunk)
    region.to = Math.max(region.to, hunk.to)
  }
  return regions
}

/** The stretch as one side has it. */
function applied(tokens: readonly string[], { from, to }: Span, hunks: readonly Hunk[]): string {
  const parts: string[] = []
  let at = from
  for (const hunk of hunks) {
    parts.push(...tokens.slice(at, hunk.from), ...hunk.by)
    at = hunk.to
  }
  return [...parts, ...tokens.slice(at, to)].join('')
}

function hunksOf(base: readonly string[], other: readonly string[]): Hunk[] {
  let start = 0
  while (start < base.length && start < other.length && base[start] === other[start]) start++
  let baseEnd = base.length
  let otherEnd = other.length
  while (baseEnd > start && otherEnd > start && base[baseEnd - 1] === other[otherEnd - 1]) {
    baseEnd--
    otherEnd--
  }
  if ((baseEnd - start) * (otherEnd - start) > MOST_COMPARED)
    return [{ from: start, to: baseEnd, by: other.slice(start, otherEnd) }]
  return between(base.slice(start, baseEnd), other.slice(start, otherEnd)).map(({ from, to, by }) => ({
    from: from + start,
    to: to + start,
    by,
  }))
}

/** The hunks that leave the longest common subsequence. */
function between(base: readonly string[], other: readonly string[]): Hunk[] {
  const common = commonLengths(base, other)
  const hunks: Hunk[] = []
  let row = 0
  let column = 0
  while (row < base.length || column < other.length) {
    if (row < base.length && column < other.length && base[row] === other[column]) {
      row++
      column++
      continue
    }
    const from = row
    const first = column
    while ((row < base.length || column < other.length) && base[row] !== other[column]) {
      if (
        column >= other.length ||
        (row < base.length && common[row + 1]![column]! >= common[row]![column + 1]!)
      )
        row++
      else column++
    }
    hunks.push({ from, to: row, by: other.slice(first, column) })
  }
  return hunks
}

/** How long the longest common subsequence is from each pair of places on. */
function commonLengths(base: readonly string[], other: readonly string[]): Uint16Array[] {
  const common = Array.from({ length: base.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let row = base.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      common[row]![column] =
        base[row] === other[column]
          ? common[row + 1]![column + 1]! + 1
          : Math.max(common[row + 1]![column]!, common[row]![column + 1]!)
  return common
}
