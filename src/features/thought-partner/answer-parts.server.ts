import { MOST_BYTES } from './partner-limits.rules.ts'
import { stored } from './stored.rules.ts'
import type { Part } from './thought-partner.requests.ts'

/** What an answer consists of so far, no larger than may be kept. */
export class AnswerParts {
  readonly #parts: Part[] = []
  #bytes = 0
  #isFull = false

  get all(): Part[] {
    return this.#parts
  }

  /** Whether there was more text than there is room for. What would come after it is no answer any more. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** What of the text there is room for. */
  addText(text: string): string {
    const bytes = Buffer.byteLength(stored(text))
    if (text === '' || this.#isFull) return ''
    this.#isFull = this.#bytes + bytes > MOST_BYTES
    if (this.#isFull) return ''
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
