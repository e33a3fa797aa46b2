import { MOST_BYTES } from './partner-limits.rules.ts'
import { stored } from './stored.rules.ts'
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
    const bytes = Buffer.byteLength(stored(text))
    if (text === '' || this.#bytes + bytes > MOST_BYTES) return ''
    this.#bytes += bytes
    const last = this.#parts.at(-1)
    if (last?.type === 'text') this.#parts[this.#parts.length - 1] = { type: 'text', text: last.text + text }
    else this.#parts.push({ type: 'text', text })
    return text
  }

  /** Whether there was room. */
  add(part: Part): boolean {
    const bytes = Buffer.byteLength(stored(part))
    if (this.#bytes + bytes > MOST_BYTES) return false
    this.#bytes += bytes
    this.#parts.push(part)
    return true
  }

  count(type: Part['type']): number {
    return this.#parts.filter((part) => part.type === type).length
  }
}
