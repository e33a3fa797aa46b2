import type { Box } from '../layout/layout.rules.ts'
import { FAR, fitted, nearby, revealed, type Size, type Stand, zoomedAt } from '../layout/near.rules.ts'

/** Below this a chart that opens is not fitted any further: one reads it from its top. */
const LEAST_AT_START = 0.55

/**
 * Where the window stands over a chart. It moves what is drawn by itself, frame by frame; React hears of it only when other cards come near
 * or the number of the scale changes.
 */
export class Viewport {
  #stand: Stand = { x: 0, y: 0, k: 1 }
  #window: Size = { width: 0, height: 0 }
  #layer: HTMLElement | null = null
  readonly #listeners = new Set<() => void>()

  get stand(): Stand {
    return this.#stand
  }

  get window(): Size {
    return this.#window
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** In percent. */
  readonly scale = (): number => Math.round(this.#stand.k * 100)

  /** The part of the chart whose cards are drawn, as a text that stays the same for small steps. */
  readonly near = (): string => {
    const { x, y, width, height } = nearby(this.#stand, this.#window)
    return `${x} ${y} ${width} ${height} ${this.#stand.k < FAR ? 'far' : 'near'}`
  }

  /** Changes with every step, for what follows the window itself. */
  readonly whole = (): string =>
    `${this.#stand.x} ${this.#stand.y} ${this.#stand.k} ${this.#window.width} ${this.#window.height}`

  /** @param layer what is moved and scaled, or null when it goes */
  readonly move = (layer: HTMLElement | null): void => {
    this.#layer = layer
    this.#draw()
  }

  resize(window: Size): void {
    if (window.width === this.#window.width && window.height === this.#window.height) return
    this.#window = window
    this.#tell()
  }

  panBy(x: number, y: number): void {
    this.#set({ ...this.#stand, x: this.#stand.x + x, y: this.#stand.y + y })
  }

  /** Around a point of the window, or its middle. */
  zoomBy(factor: number, at = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    this.#set(zoomedAt(this.#stand, factor, at))
  }

  zoomTo(k: number): void {
    this.zoomBy(k / this.#stand.k)
  }

  fit(chart: Size, atStart = false): void {
    this.#set(fitted(chart, this.#window, atStart ? LEAST_AT_START : undefined))
  }

  reveal(card: Box): void {
    const next = revealed(this.#stand, card, this.#window)
    if (next.x !== this.#stand.x || next.y !== this.#stand.y) this.#set(next)
  }

  /** Puts a point of the chart into the middle of the window. */
  centre(x: number, y: number): void {
    const { k } = this.#stand
    this.#set({ k, x: this.#window.width / 2 - x * k, y: this.#window.height / 2 - y * k })
  }

  #set(stand: Stand): void {
    this.#stand = stand
    this.#draw()
    this.#tell()
  }

  #draw(): void {
    const { x, y, k } = this.#stand
    if (this.#layer) this.#layer.style.transform = `translate(${x}px, ${y}px) scale(${k})`
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
