import type { Task } from 'graphile-worker'
import type pg from 'pg'
import { languageOfReader } from '../../features/accounts/language/languages.server.ts'
import { addJob, brief, type Queryable } from '../jobs.ts'
import { letterOf, type Mail } from './mails.ts'
import { outboxTransport, smtpTransport } from './transport.ts'

const TASK = 'send-mail'

export interface Mailer {
  /**
   * Queues a mail, which is sent soon and retried after a failure, possibly by another node. With the client of a transaction as
   * `db`, the mail is sent only if that transaction commits. The props stay in the queue until then: for a code that is enough to
   * open an account, call `deliver` from a job that makes the code.
   */
  sendMail(mail: Mail, db?: Queryable): Promise<void>
  /** Sends a mail now and rejects if that fails. For use inside jobs. */
  deliver(mail: Mail): Promise<void>
  /** Rejects if no mail could be sent at the moment. */
  check(): Promise<void>
  /** The jobs that the queue needs for sending mail. */
  tasks: Record<typeof TASK, Task>
}

export function createMailer(options: { pool: pg.Pool; smtpUrl: string | null; from: string }): Mailer {
  const { pool, smtpUrl, from } = options
  const transport = smtpUrl === null ? outboxTransport(pool) : smtpTransport(smtpUrl, from)

  async function deliver(mail: Mail) {
    // The renderer is loaded with the first mail, because the server's start shouldn't wait 200 ms for it.
    const { renderMail } = await import('./render.ts')
    const language = await languageOfReader(pool, mail.to)
    await transport.deliver(mail.to, await renderMail(letterOf(mail, language), language))
  }

  return {
    sendMail: (mail, db = pool) => addJob(db, TASK, mail),
    deliver,
    check: transport.check,
    // Only sendMail adds this task, so the payload is known to have this shape.
    tasks: { [TASK]: brief((payload) => deliver(payload as Mail)) },
  }
}
