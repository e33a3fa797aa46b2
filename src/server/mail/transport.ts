import { createTransport } from 'nodemailer'
import type pg from 'pg'
import { newId } from '../../sync/id.ts'
import type { RenderedMail } from './render.ts'

/** A way for mails to leave. */
export interface Transport {
  /** Hands over one mail. Rejects if that fails, and the job tries again later. */
  deliver(to: string, mail: RenderedMail): Promise<void>
  /** Goes as far as a mail would without sending one. Rejects if none could be sent. */
  check(): Promise<void>
}

/** Real SMTP. Each delivery opens its own connection, and gives up after 30 s without a response. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 30_000,
  })
  const deliver: Transport['deliver'] = async (to, { subject, html, text, stopUrl }) => {
    // Unlike a string, an address object is never parsed as a list, so nobody's input can add recipients.
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      html,
      text,
      headers: stopHeaders(stopUrl),
    })
  }
  return { deliver, check: async () => void (await transport.verify()) }
}

/** With these, mail programs offer to stop such mails themselves (RFC 8058). */
const stopHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Used without an SMTP server: mail stays in the database, where the developer mailbox shows it. */
export const outboxTransport = (pool: pg.Pool): Transport => ({
  async deliver(to, { subject, html, text }) {
    await pool.query(
      'insert into mail_outbox (id, recipient, subject, html, plain_text) values ($1, $2, $3, $4, $5)',
      [newId(), to, subject, html, text],
    )
  },
  check: async () => void (await pool.query('select from mail_outbox limit 1')),
})
