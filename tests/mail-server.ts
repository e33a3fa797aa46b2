import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string[]
  mail: Email
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string
  /** The mails that it has taken, oldest first. */
  readonly received: ReceivedMail[]
  /** How many of the next mails it refuses. */
  refusals: number
  /** The mails that it has taken for this address. */
  mailsTo(address: string): Email[]
  stop(): Promise<void>
}

/** A mail server that takes what it is handed, in a real SMTP dialogue. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      read(stream).then(
        (mail) => {
          if (mails.refusals > 0) {
            mails.refusals--
            return done(new Error('Try again later'))
          }
          mails.received.push({ to, mail })
          done()
        },
        (error: unknown) => done(error as Error),
      )
    },
  })
  // Whoever sends a mail may be killed in the middle of it.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refusals: 0,
    mailsTo: (address) => mails.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mails
}

async function read(stream: NodeJS.ReadableStream): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return PostalMime.parse(Buffer.concat(chunks))
}
