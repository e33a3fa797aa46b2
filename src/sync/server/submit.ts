import type { MutationResult } from '../protocol.ts'
import type { Submission } from './batch.ts'
import type { SyncNodeOptions } from './node-options.ts'
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
  const answered = new Promise<MutationResult>((resolve, reject) =>
    writer.submit({ ...submission, resolve, reject }),
  )
  answered.then(
    ({ status }) => told(status),
    () => told('failed'),
  )
  return answered
}
