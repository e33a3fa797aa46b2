import { type Piece, pieceOf } from './gzip-pieces.ts'
import type { Page } from './scope-pages.ts'
import { Slices } from './slices.ts'

const KEPT = { ms: 60_000, bytes: 64 * 1024 * 1024 }

interface Kept {
  /** Null once it has been forgotten. */
  piece: Promise<Piece> | null
  bytes: number
  usedAt: number
}

/**
 * The compressed lines of pages, each made once for all who ask. They are forgotten after a minute without use, or, the least lately
 * used first, when they would take more than 64 MiB on this node.
 */
export class PagePieces {
  /** Keeps no page, and so no rows, that nobody else needs any more. */
  readonly #of = new WeakMap<Page, Kept>()
  /** In the order of their last use. */
  readonly #kept = new Set<Kept>()
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
    let kept = this.#of.get(page)
    if (!kept?.piece) this.#of.set(page, (kept = this.#keep(compressed(page))))
    kept.usedAt = Date.now()
    this.#kept.delete(kept)
    this.#kept.add(kept)
    return kept.piece!
  }

  #keep(piece: Promise<Piece>): Kept {
    const kept: Kept = { piece, bytes: 0, usedAt: 0 }
    piece.then(
      ({ bytes }) => {
        if (!this.#kept.has(kept)) return
        kept.bytes = bytes.length
        this.#bytes += kept.bytes
        this.#forget(-Infinity)
      },
      () => this.#drop(kept),
    )
    return kept
  }

  /** Forgets what was last used before then, and the oldest of the rest while there is too much. */
  #forget(before: number): void {
    for (const kept of this.#kept) {
      if (kept.usedAt >= before && this.#bytes <= this.#limits.bytes) return
      this.#drop(kept)
    }
  }

  #drop(kept: Kept): void {
    this.#kept.delete(kept)
    this.#bytes -= kept.bytes
    kept.piece = null
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
