import { useRefusedActions } from '../../sync/browser/use-waiting.ts'
import type { QueuedMutation } from '../../sync/pending.ts'
import { toast, toastUndo } from '../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../ui/ui.text.ts'
import { discardedChanges, SENT_AGAIN } from './waiting.text.ts'

/** Its code could not be loaded, or the disk takes nothing more. */
const notDone = () => toast.error(PART_NOT_LOADED, CHECK_CONNECTION)

/** What the buttons of refused changes do, and what they say of it. */
export function useRefused() {
  const { retry, discard, keep } = useRefusedActions()
  return {
    retry: ({ key }: QueuedMutation): Promise<void> =>
      retry(key).then((refusal) => {
        if (refusal) toast.error(refusal.title, refusal.detail)
        else toast.success(SENT_AGAIN)
      }, notDone),
    discard: (changes: readonly QueuedMutation[]): Promise<void> =>
      discard(changes.map(({ key }) => key)).then(
        () => toastUndo(discardedChanges(changes.length), undefined, () => keep(changes).catch(notDone)),
        notDone,
      ),
  }
}
