import type { Task } from 'graphile-worker'
import type pg from 'pg'
import { addJob, type Queryable } from '../jobs.ts'
import { letterOf, type Mail } from './mails.ts'
import { outboxDelivery, smtpDelivery } from './transport.ts'

const TASK = 'send-mail'

export interface Mailer {
  /**
   * Queues a mail: it is sent soon, and again after a failure, also by another node. Give the client of a transaction as `db`
   * and the mail goes out only if that commits. Until it is sent, the props lie in the queue: for a code that by itself opens
   * an account, call `deliver` from a job that makes the code.
   */
  sendMail(mail: Mail, db?: Queryable): Promise<void>
  /** Sends now and rejects when that fails. For use inside jobs. */
  deliver(mail: Mail): Promise<void>
  /** The jobs that the queue must know to send mail. */
  tasks: Record<typeof TASK, Task>
}

export function createMailer(options: { pool: pg.Pool; smtpUrl: string | null; from: string }): Mailer {
  const { pool, smtpUrl, from } = options
  const handOver = smtpUrl === null ? outboxDelivery(pool) : smtpDelivery(smtpUrl, from)

  async function deliver(mail: Mail) {
    // Rendering is loaded with the first mail: it takes 200 ms that the start of the server need not wait for.
    const { renderMail } = await import('./render.ts')
    await handOver(mail.to, await renderMail(letterOf(mail)))
  }

  return {
    sendMail: (mail, db = pool) => addJob(db, TASK, mail),
    deliver,
    // Only sendMail adds this task, so the payload has its shape.
    tasks: { [TASK]: (payload) => deliver(payload as Mail) },
  }
}
