import { type Piece, pieceOf } from './gzip-pieces.ts'
import type { Page } from './scope-pages.ts'
import { Slices } from './slices.ts'

const KEPT = { ms: 60_000, bytes: 64 * 1024 * 1024 }
/** For a page that is kept only because its piece is. */
const BYTES_A_ROW = 64

interface Kept {
  piece: Promise<Piece>
  bytes: number
  usedAt: number
}

/**
 * The compressed lines of pages, each made once for all who ask. They are forgotten after a minute without use, or, the least lately
 * used first, when they would take more than 64 MiB on this node.
 */
export class PagePieces {
  /** In the order of their last use. */
  readonly #kept = new Map<Page, Kept>()
  #bytes = 0
  readonly #limits: typeof KEPT
  readonly #sweep: NodeJS.Timeout

  constructor(limits = KEPT) {
    this.#limits = limits
    this.#sweep = setInterval(() => this.#forget(Date.now() - limits.ms), limits.ms / 2)
    this.#sweep.unref()
  }

  /** How much memory is used for what is kept. */
  get bytes(): number {
    return this.#bytes
  }

  stop(): void {
    clearInterval(this.#sweep)
  }

  of(page: Page): Promise<Piece> {
    const kept = this.#kept.get(page) ?? this.#make(page)
    kept.usedAt = Date.now()
    this.#kept.delete(page)
    this.#kept.set(page, kept)
    return kept.piece
  }

  #make(page: Page): Kept {
    const kept: Kept = { piece: compressed(page), bytes: 0, usedAt: 0 }
    kept.piece.then(
      ({ bytes }) => {
        if (this.#kept.get(page) !== kept) return
        kept.bytes = bytes.length + page.size * BYTES_A_ROW
        this.#bytes += kept.bytes
        this.#forget(-Infinity)
      },
      () => this.#kept.delete(page),
    )
    return kept
  }

  /** Forgets what was last used before then, and the oldest of the rest while there is too much. */
  #forget(before: number): void {
    for (const [page, { bytes, usedAt }] of this.#kept) {
      if (usedAt >= before && this.#bytes <= this.#limits.bytes) return
      this.#kept.delete(page)
      this.#bytes -= bytes
    }
  }
}

async function compressed(page: Page): Promise<Piece> {
  const slices = new Slices()
  const parts: Buffer[] = []
  let lines = ''
  for (const [row, table] of page) {
    if (slices.isOver) {
      parts.push(Buffer.from(lines))
      lines = ''
      await slices.turn()
    }
    lines += `\n["${table.name}",${JSON.stringify(row)}]`
  }
  return pieceOf(Buffer.concat([...parts, Buffer.from(lines)]))
}
