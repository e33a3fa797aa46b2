import { databaseRelay, type DatabaseRelay } from '../database-relay.ts'

/** The protocol's message that brings a notification, and the bytes in front of each message: its kind and its length. */
const NOTIFICATION = 'A'.charCodeAt(0)
const HEAD_BYTES = 5

/** A way to a database on which every notification gets lost. */
export interface DeafDatabase<Urls> extends DatabaseRelay<Urls> {
  /** How many have been lost. */
  lost(): number
}

export async function deafDatabase<Urls extends Record<string, string>>(
  urls: Urls,
): Promise<DeafDatabase<Urls>> {
  let lost = 0
  const relay = await databaseRelay(urls, (client, server) => {
    client.pipe(server)
    server.on(
      'data',
      hearing(
        (messages) => client.write(messages),
        () => lost++,
      ),
    )
  })
  return { ...relay, lost: () => lost }
}

/** Puts the server's messages together and passes on all but notifications. */
function hearing(pass: (messages: Buffer) => void, onLost: () => void): (data: Buffer) => void {
  let held = Buffer.alloc(0)
  return (data) => {
    held = Buffer.concat([held, data])
    const passed: Buffer[] = []
    while (held.length >= HEAD_BYTES) {
      const length = 1 + held.readUInt32BE(1)
      if (held.length < length) break
      if (held[0] === NOTIFICATION) onLost()
      else passed.push(held.subarray(0, length))
      held = held.subarray(length)
    }
    if (passed.length > 0) pass(Buffer.concat(passed))
  }
}
