import type { Linked, Message, Part } from './thought-partner.requests.ts'

/** A piece of a line. There is no piece for pictures, markup or outside addresses: they stay the text that they are. */
export type Piece =
  | { is: 'text'; text: string }
  | { is: 'strong' | 'emphasis'; pieces: Piece[] }
  | { is: 'link'; text: string; linked: Linked }

export type Block =
  | { is: 'paragraph' | 'heading'; pieces: Piece[] }
  | { is: 'list'; isOrdered: boolean; entries: Piece[][] }

const ENTRY = /^\s{0,6}(?:[-*+]|(\d{1,3})[.)])\s+(.*)$/
const HEADING = /^#{1,6}\s+(.*)$/

/** The part of Markdown that answers are written in, as blocks of text. */
export function blocksOf(text: string, linked: readonly Linked[]): Block[] {
  const blocks: Block[] = []
  const known = new Map(linked.map((one) => [`${one.kind}:${one.id}`, one]))
  let isNew = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNew = true
      continue
    }
    const entry = ENTRY.exec(line)
    const heading = HEADING.exec(line)
    const last = blocks.at(-1)
    if (entry) {
      const isOrdered = entry[1] !== undefined
      const pieces = piecesOf(entry[2]!, known)
      if (last?.is === 'list' && last.isOrdered === isOrdered) last.entries.push(pieces)
      else blocks.push({ is: 'list', isOrdered, entries: [pieces] })
    } else if (heading) blocks.push({ is: 'heading', pieces: piecesOf(heading[1]!, known) })
    else if (!isNew && last?.is === 'paragraph')
      last.pieces.push({ is: 'text', text: '\n' }, ...piecesOf(line, known))
    else blocks.push({ is: 'paragraph', pieces: piecesOf(line, known) })
    isNew = false
  }
  return blocks
}

/** Bold, emphasis, and links by the refs of things that were read. Everything else is text. */
const MARKED =
  /\*\*(?<strong>[^*]+)\*\*|(?<![\w*])\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|\[(?<label>[^[\]]+)\]\(ref:(?<ref>[a-z]+:[0-9a-f-]{36})\)/g

function piecesOf(line: string, known: ReadonlyMap<string, Linked>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of line.matchAll(MARKED)) {
    if (found.index > end) pieces.push({ is: 'text', text: line.slice(end, found.index) })
    end = found.index + found[0].length
    const { strong, emphasis, label = '', ref = '' } = found.groups ?? {}
    const linked = known.get(ref)
    if (strong !== undefined) pieces.push({ is: 'strong', pieces: piecesOf(strong, known) })
    else if (emphasis !== undefined) pieces.push({ is: 'emphasis', pieces: piecesOf(emphasis, known) })
    else if (linked) pieces.push({ is: 'link', text: label, linked })
    else pieces.push({ is: 'text', text: label })
  }
  if (end < line.length) pieces.push({ is: 'text', text: line.slice(end) })
  return pieces
}

/** Everything that was read in these messages, each once. */
export const linkedIn = (messages: readonly Pick<Message, 'parts'>[]): Linked[] => [
  ...new Map(
    messages
      .flatMap(({ parts }) => parts)
      .flatMap((part: Part) => (part.type === 'read' ? part.linked : []))
      .map((one) => [`${one.kind}:${one.id}`, one]),
  ).values(),
]

/** Markdown in which nothing leads out or is fetched: pictures, links, addresses and markup are text, also for whoever shows it elsewhere. */
export const withoutLinks = (text: string): string =>
  withoutRefs(text)
    .replaceAll(/[[\]<\\]/g, String.raw`\$&`)
    .replaceAll('://', String.raw`:\//`)
    .replaceAll(/\bwww\./gi, String.raw`www\.`)

/** A text without the refs that mean something only here. */
export const withoutRefs = (text: string): string =>
  text.replaceAll(/\[([^[\]]+)\]\(ref:[a-z]+:[0-9a-f-]{36}\)/g, '$1')
