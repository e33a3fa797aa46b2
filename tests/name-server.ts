import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server on this machine that knows TXT records and nothing else. */
export interface NameServer {
  /** For DNS_SERVERS. */
  address: string
  /** By domain. */
  records: Map<string, string[]>
  stop(): void
}

const HEADER = 12

export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => socket.send(answerTo(query, records), from.port, from.address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, records, stop: () => void socket.close() }
}

function answerTo(query: Buffer, records: NameServer['records']): Buffer {
  const { name, end } = nameIn(query)
  const texts = records.get(name)
  const question = query.subarray(HEADER, end + 4)
  const header = Buffer.from(query.subarray(0, HEADER))
  // An answer with authority; without such a name, NXDOMAIN.
  header.writeUInt16BE(texts ? 0x8580 : 0x8583, 2)
  header.writeUInt16BE(texts?.length ?? 0, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, question, ...(texts ?? []).map(recordOf)])
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** A TXT record of the name that was asked for. */
function recordOf(text: string): Buffer {
  const data = Buffer.from(`\0${text}`)
  data[0] = text.length
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(1, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
