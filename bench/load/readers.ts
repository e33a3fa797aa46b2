import { follow } from '../follow.ts'
import type { BenchPerson } from '../stage.ts'

export interface ReadersPlan {
  url: string
  companyId: string
  people: BenchPerson[]
}

/** `deaf`: so many stop reading from now on. `tell`: answer when frames arrived since, in milliseconds since 1970, by seq. */
export type ToReaders = ReadersPlan | { deaf: number } | 'tell'

export type Arrivals = [seq: number, at: number[]][]

const AT_ONCE = 50
const ROWS = /^\{"t":"d","from":\d+,"seq":(\d+)/

let arrivals = new Map<number, number[]>()
const stop: (() => void)[] = []

/** People who read what comes, some of whom stop. Each message is answered. */
process.on('message', (message: ToReaders) => {
  answer(message).then(
    (said) => process.send!(said),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function answer(message: ToReaders): Promise<unknown> {
  if (message === 'tell') {
    const told = [...arrivals]
    arrivals = new Map()
    return told
  }
  if ('deaf' in message) for (const pause of stop.splice(0, message.deaf)) pause()
  else await openAll(message)
  return 'done'
}

async function openAll({ url, companyId, people }: ReadersPlan): Promise<void> {
  for (let opened = 0; opened < people.length; opened += AT_ONCE)
    await Promise.all(people.slice(opened, opened + AT_ONCE).map((person) => open(url, companyId, person)))
}

async function open(url: string, companyId: string, person: BenchPerson): Promise<void> {
  const socket = await follow(url, companyId, person)
  stop.push(() => socket.pause())
  socket.on('message', (data: Buffer) => {
    const rows = ROWS.exec(data.toString('latin1', 0, 100))
    if (!rows) return
    const seq = Number(rows[1])
    const at = performance.timeOrigin + performance.now()
    arrivals.set(seq, [...(arrivals.get(seq) ?? []), at])
  })
}
