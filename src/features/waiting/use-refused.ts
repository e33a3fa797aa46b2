import { useRefusedActions } from '../../sync/browser/use-waiting.ts'
import type { QueuedMutation } from '../../sync/pending.ts'
import { toast, toastUndo } from '../../ui/toast.ts'
import { discardedChanges, SENT_AGAIN } from './waiting.text.ts'

/** What the buttons of refused changes do, and what they say of it. */
export function useRefused() {
  const { retry, discard, keep } = useRefusedActions()
  return {
    async retry({ key }: QueuedMutation): Promise<void> {
      const refusal = await retry(key)
      if (refusal) toast.error(refusal.title, refusal.detail)
      else toast.success(SENT_AGAIN)
    },
    async discard(changes: readonly QueuedMutation[]): Promise<void> {
      await discard(changes.map(({ key }) => key))
      toastUndo(discardedChanges(changes.length), undefined, () => keep(changes))
    },
  }
}
