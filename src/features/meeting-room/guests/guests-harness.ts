import type { GuestMessage, GuestView, NewLink, Over } from './guests.requests.ts'

/** A guest’s browser, without the page: what it asks, and every byte that it is ever sent. */
export class GuestBrowser {
  readonly #url: string
  readonly #address: string
  cookie = ''
  /** Everything received, headers included. */
  bytes = ''
  #messages: GuestMessage[] = []
  #hangUp = new AbortController()
  isOpen = false

  /** @param address the network address that a proxy names */
  constructor(url: string, address = '203.0.113.9') {
    this.#url = url
    this.#address = address
  }

  async post(path: string, body: object): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.#url}/api/guests/${path}`, {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        origin: this.#url,
        'content-type': 'application/json',
        'x-forwarded-for': this.#address,
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    this.#note(answer, text)
    const [cookie] = answer.headers.getSetCookie()
    if (cookie) this.cookie = cookie.split(';')[0]!
    return { status: answer.status, text }
  }

  join({ address }: Pick<NewLink, 'address'>, name: string): Promise<{ status: number; text: string }> {
    return this.post('join', { token: tokenOf(address), name })
  }

  /** Opens the stream, and reads it in the background; answers the status. */
  async follow(): Promise<number> {
    this.#hangUp = new AbortController()
    const answer = await fetch(`${this.#url}/api/guests/stream`, {
      headers: { cookie: this.cookie },
      signal: this.#hangUp.signal,
    })
    this.#note(answer, '')
    if (answer.status === 200) {
      this.isOpen = true
      void this.#read(answer).finally(() => (this.isOpen = false))
    } else this.bytes += await answer.text()
    return answer.status
  }

  leave(): void {
    this.#hangUp.abort()
  }

  /** The latest view; undefined before the first. */
  get view(): GuestView | undefined {
    return this.#messages.flatMap((message) => ('view' in message ? [message.view] : [])).at(-1)
  }

  get over(): Over | undefined {
    return this.#messages.flatMap((message) => ('over' in message ? [message.over] : [])).at(-1)
  }

  /** How many whole views have arrived. */
  get views(): number {
    return this.#messages.filter((message) => 'view' in message).length
  }

  #note({ status, headers }: Response, text: string): void {
    this.bytes += `${status} ${JSON.stringify([...headers])} ${text}\n`
  }

  async #read(answer: Response): Promise<void> {
    let pending = ''
    try {
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
        this.bytes += piece
        const events = (pending + piece).split('\n\n')
        pending = events.pop()!
        for (const event of events)
          if (event.startsWith('data: ')) this.#messages.push(JSON.parse(event.slice(6)) as GuestMessage)
      }
    } catch {
      // The line was cut.
    }
  }
}

export const tokenOf = (address: string): string => new URL(address).hash.slice(1)
