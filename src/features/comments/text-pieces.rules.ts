import { isApart, mentionOf } from './mentions.rules.ts'

/** A part of a comment as it is shown; all parts together are its text. */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'link'; text: string; href: string }

/** With where it begins in the text. */
type PlacedPiece = TextPiece & { from: number }

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu
/** What ends a sentence rather than an address. */
const AFTER_ADDRESS = /[.,;:!?)\]}…]+$/u

/** Divides a text into words, links to pages and mentions of these names. */
export function piecesOf(text: string, names: readonly string[]): PlacedPiece[] {
  let from = 0
  return divided(text, names).map((piece) => {
    const placed = { ...piece, from }
    from += piece.text.length
    return placed
  })
}

function divided(text: string, names: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(AFTER_ADDRESS, '')
    const href = hrefOf(address)
    if (href === null) continue
    pieces.push(...withMentions(text.slice(from, found.index), names))
    pieces.push({ kind: 'link', text: address, href })
    from = found.index + address.length
  }
  return [...pieces, ...withMentions(text.slice(from), names)]
}

/** Null for what is no address of a page. */
function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

function withMentions(text: string, names: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let plainFrom = 0
  let at = text.indexOf('@')
  while (at !== -1) {
    const mention = longestMention(text, at, names)
    if (mention) {
      if (at > plainFrom) pieces.push({ kind: 'text', text: text.slice(plainFrom, at) })
      pieces.push({ kind: 'mention', text: mention })
      plainFrom = at + mention.length
    }
    at = text.indexOf('@', mention ? plainFrom : at + 1)
  }
  if (plainFrom < text.length) pieces.push({ kind: 'text', text: text.slice(plainFrom) })
  return pieces
}

function longestMention(text: string, at: number, names: readonly string[]): string | undefined {
  return names
    .map(mentionOf)
    .filter((mention) => text.startsWith(mention, at) && isApart(text, at, at + mention.length))
    .toSorted((one, other) => other.length - one.length)[0]
}
