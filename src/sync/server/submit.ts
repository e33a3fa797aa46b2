import type { MutationResult } from '../protocol.ts'
import type { Submission } from './batch.ts'
import type { SyncNodeOptions } from './node-options.ts'
import { mutations } from './traced.ts'
import type { Writer } from './writer.ts'

/** Resolves once the mutation has been committed or refused. Rejects when the database can't be reached. */
export function submit(
  writer: Pick<Writer, 'submit'>,
  submission: Omit<Submission, 'resolve' | 'reject'>,
  onMutation: SyncNodeOptions['onMutation'] = () => undefined,
): Promise<MutationResult> {
  const arrived = performance.now()
  const told = (result: MutationResult['status'] | 'failed') =>
    onMutation(result, (performance.now() - arrived) / 1_000)
  const { promise, resolve, reject } = Promise.withResolvers<MutationResult>()
  const whole: Submission = { ...submission, resolve, reject }
  const answered = mutations.tracePromise(
    () => {
      writer.submit(whole)
      return promise
    },
    { submission: whole },
  )
  answered.then(
    ({ status }) => told(status),
    () => told('failed'),
  )
  return answered
}
