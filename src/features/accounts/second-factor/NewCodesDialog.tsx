import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { post } from '../../../ui/post.ts'
import { BothFactors } from './BothFactors.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactor } from './second-factor-resource.ts'
import type { NewRecoveryCodes } from './second-factor.requests.ts'
import {
  ENDS_EARLIER_CODES,
  MAKE_NEW_CODES,
  NEW_CODES,
  NOT_DONE,
  YOUR_RECOVERY_CODES,
} from './second-factor.text.ts'

type NewCodesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function NewCodesDialog({ open, onOpenChange }: NewCodesDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  function close() {
    onOpenChange(false)
    setCodes(null)
    void secondFactor.refresh().catch(() => undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={codes ? YOUR_RECOVERY_CODES : NEW_CODES}
      description={codes ? undefined : ENDS_EARLIER_CODES}
      size="sm"
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <BothFactors
          label={MAKE_NEW_CODES}
          onSubmit={async (input) => {
            const path = '/api/second-factor/recovery-codes'
            setCodes((await post<NewRecoveryCodes>(path, input, NOT_DONE)).recoveryCodes)
          }}
        />
      )}
    </Dialog>
  )
}
