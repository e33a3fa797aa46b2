/** A piece of a line: plain, emphasised, or a link. `at` is where it begins. */
export interface Inline {
  readonly at: number
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  /** An https address. */
  readonly href?: string
}

/** A line of the text, by its number. */
export interface Line {
  readonly at: number
  readonly pieces: readonly Inline[]
}

/** A paragraph of lines, or a list with one entry a line. */
export interface Block {
  readonly kind: 'paragraph' | 'bullets' | 'numbers'
  readonly lines: readonly Line[]
}

const ITEM = /^ {0,3}(?:[-*•]|(\d{1,3})[.)]) +(\S.*)$/

/** What people mark up in longer texts: bold, italic, lists and https links. Everything else, HTML above all, is text. */
export function parseMarkdown(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: Line[] }[] = []
  let isApart = true
  for (const [at, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const item = ITEM.exec(line)
    const kind = item ? (item[1] === undefined ? 'bullets' : 'numbers') : 'paragraph'
    const last = blocks.at(-1)
    if (line.trim() === '') isApart = true
    else {
      const added = { at, pieces: piecesOf(item?.[2] ?? line.trim()) }
      if (last?.kind === kind && !isApart) last.lines.push(added)
      else blocks.push({ kind, lines: [added] })
      isApart = false
    }
  }
  return blocks
}

/** Whether anything of a text is marked up, so that it reads differently from how it was typed. */
export const isMarkedUp = (text: string): boolean =>
  parseMarkdown(text).some(
    ({ kind, lines }) =>
      kind !== 'paragraph' ||
      lines.some(({ pieces }) => pieces.some(({ bold, italic, href }) => bold || italic || href)),
  )

const PIECE =
  /\*\*(?=\S)([^*]{1,500}?)(?<=\S)\*\*|\*(?=\S)([^*]{1,500}?)(?<=\S)\*|(?<![\p{L}\p{N}])_(?=\S)([^_]{1,500}?)(?<=\S)_(?![\p{L}\p{N}])|\[([^[\]]{1,300})\]\((https:\/\/[^\s()<>]{1,500})\)|(https:\/\/[^\s()<>[\]"]{1,500}[^\s()<>[\]".,;:!?'*_])/gu

function piecesOf(line: string): Inline[] {
  const pieces: Inline[] = []
  let from = 0
  for (const match of line.matchAll(PIECE)) {
    const at = match.index
    if (at > from) pieces.push({ at: from, text: line.slice(from, at) })
    pieces.push({ at, ...markedUp(match) })
    from = at + match[0].length
  }
  if (from < line.length) pieces.push({ at: from, text: line.slice(from) })
  return pieces
}

function markedUp([whole, bold, starred, underlined, label, linked, bare]: RegExpExecArray): Omit<
  Inline,
  'at'
> {
  const italic = starred ?? underlined
  if (bold !== undefined) return { text: bold, bold: true }
  if (italic !== undefined) return { text: italic, italic: true }
  const address = linked ?? bare ?? ''
  return URL.canParse(address) ? { text: label ?? address, href: new URL(address).href } : { text: whole }
}
