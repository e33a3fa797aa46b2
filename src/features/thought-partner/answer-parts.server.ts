import { MOST_BYTES } from './partner-limits.rules.ts'
import type { Part } from './thought-partner.requests.ts'

/** What an answer consists of so far, no larger than may be kept. */
export class AnswerParts {
  readonly #parts: Part[] = []
  #bytes = 0

  get all(): Part[] {
    return this.#parts
  }

  /** What of the text there is room for. */
  addText(text: string): string {
    const left = MOST_BYTES - this.#bytes
    const fits = Buffer.byteLength(text) <= left ? text : ''
    if (fits === '') return ''
    this.#bytes += Buffer.byteLength(fits)
    const last = this.#parts.at(-1)
    if (last?.type === 'text') this.#parts[this.#parts.length - 1] = { type: 'text', text: last.text + fits }
    else this.#parts.push({ type: 'text', text: fits })
    return fits
  }

  /** Whether there was room. */
  add(part: Part): boolean {
    const bytes = Buffer.byteLength(JSON.stringify(part))
    if (this.#bytes + bytes > MOST_BYTES) return false
    this.#bytes += bytes
    this.#parts.push(part)
    return true
  }

  count(type: Part['type']): number {
    return this.#parts.filter((part) => part.type === type).length
  }
}
