import { notFound } from '../engine.refusals.ts'
import type { BootstrapHeader, Seen } from '../protocol.ts'
import { gzipOf, type Piece, pieceOf } from './gzip-pieces.ts'
import { PagePieces } from './page-pieces.ts'
import type { ServedCompany } from './served-companies.ts'
import { WaitingLine } from './waiting-line.ts'

const LIMITS = { places: 4, placesEach: 2, waiting: 200, waitingEach: 8 }

interface BootstrapsOptions {
  schema: number
  moment(): string
  companyOf(companyId: string, signal: AbortSignal): Promise<ServedCompany | null>
}

/** Answers who asks for all of their live rows: a few at a time, from pieces that are shared by everybody who sees them. */
export class Bootstraps {
  readonly #options: BootstrapsOptions
  readonly #pieces = new PagePieces()
  readonly #line = new WaitingLine(LIMITS)

  constructor(options: BootstrapsOptions) {
    this.#options = options
  }

  stop(): void {
    this.#pieces.stop()
  }

  /**
   * The rows that this person sees at one seq, not before what their browser has `seen`, as the buffers of one gzip stream. `over` is aborted
   * once the answer has been sent or the client has gone. Throws the refusals `access/not-found` and `sync/busy`.
   */
  async answer(companyId: string, userId: string, over: AbortSignal, seen?: Seen): Promise<Buffer[]> {
    const place = await this.#line.enter(userId, over)
    try {
      return gzipOf(await this.#piecesFor(companyId, userId, over, seen))
    } finally {
      place.done()
    }
  }

  async #piecesFor(companyId: string, userId: string, over: AbortSignal, seen?: Seen): Promise<Piece[]> {
    // Asked for only now, because much may have happened while waiting in line.
    const { replica, feed } = (await this.#options.companyOf(companyId, over)) ?? notFound()
    if (seen?.epoch === replica.epoch) await feed.reach(seen.cursor)
    const { home: scopes } = replica.actor(userId) ?? notFound()
    const { seq, epoch } = replica
    const rows: Piece[] = []
    for (const page of replica.pages.take(scopes)) {
      over.throwIfAborted()
      rows.push(await this.#pieces.of(page))
    }
    const { schema, moment } = this.#options
    // The client measures its clock by the time in the header, so that is written last.
    const header: BootstrapHeader = { seq, epoch, scopes: [...scopes], schema, now: moment() }
    return [await pieceOf(Buffer.from(JSON.stringify(header))), ...rows]
  }
}
