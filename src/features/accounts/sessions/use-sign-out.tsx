import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { signOut } from './sign-out.ts'
import { unsavedHere } from './unsaved.ts'
import { ONLY_HERE, SIGN_OUT_ANYWAY, STAY_SIGNED_IN, unsavedChanges } from './unsaved.text.ts'

/**
 * Ends this session once everything is saved. What can't be saved would be lost, so its person is asked.
 * @param next where to go then; the sign-in page by default
 */
export function useSignOut(next?: string): { begin: () => void; isBusy: boolean; question: ReactNode } {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [unsaved, setUnsaved] = useState(0)
  const leave = () => signOut({ everywhere: false, ...(next !== undefined && { next }) })

  async function begin() {
    if (isBusy) return
    setBusy(true)
    const found = await unsavedHere()
    if (found === 0) await leave()
    setUnsaved(found)
    setAsking(found > 0)
    setBusy(false)
  }

  return {
    begin: () => void begin(),
    isBusy,
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={unsavedChanges(unsaved)}
        detail={ONLY_HERE}
        confirmLabel={SIGN_OUT_ANYWAY}
        cancelLabel={STAY_SIGNED_IN}
        danger
        onConfirm={leave}
      />
    ),
  }
}
