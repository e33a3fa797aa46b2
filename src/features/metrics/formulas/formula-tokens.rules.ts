export type TokenKind = 'metric' | 'number' | 'word' | 'operator' | 'open' | 'close' | 'comma' | 'other'

/** A piece of a formula, with its place in the text. */
export interface Token {
  readonly kind: TokenKind
  /** A metric without its brackets, an operator as + - * / or =, anything else as written. */
  readonly text: string
  readonly from: number
  readonly to: number
}

const PIECE =
  /\s*(?:\[((?:[^\]]|\]\])*)(?:\]|$)|([\d.](?:[\w.]|,(?=\d))*)|([\p{L}_][\p{L}\p{N}_]*)|([-+*/=×÷−·])|(\()|(\))|(,)|(\S))/uy

const PLAIN = new Map([
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  ['−', '-'],
])

const KINDS: readonly TokenKind[] = [
  'metric',
  'number',
  'word',
  'operator',
  'open',
  'close',
  'comma',
  'other',
]

/** A bracket within a metric's name is written twice. */
const unescaped = (name: string): string => name.replaceAll(']]', ']').trim()
export const escaped = (name: string): string => name.replaceAll(']', ']]')

/** The pieces of a formula as somebody typed it or as it is stored. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  PIECE.lastIndex = 0
  for (let match = PIECE.exec(text); match; match = PIECE.exec(text)) {
    const index = match.findIndex((part, place) => place > 0 && part !== undefined)
    const [written, kind, to] = [match[index]!, KINDS[index - 1]!, PIECE.lastIndex]
    const from = to - match[0].trimStart().length
    tokens.push({
      kind,
      text: kind === 'metric' ? unescaped(written) : (PLAIN.get(written) ?? written),
      from,
      to,
    })
  }
  return tokens
}
