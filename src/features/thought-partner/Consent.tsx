import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import type { PartnerState } from './thought-partner.requests.ts'
import { CONSENT_HERE, consentFor, CONTINUE, NOT_AGREED } from './thought-partner.text.ts'

type ConsentProps = {
  companyId: string
  model: NonNullable<PartnerState['model']>
  onAgreed: () => void
}

/** Says where questions go, before the first one does. */
export function Consent({ companyId, model: { host, isLocal }, onAgreed }: ConsentProps) {
  const [pending, setPending] = useState(false)
  async function agree() {
    setPending(true)
    try {
      await post('/api/ai/consent', { companyId, host }, NOT_AGREED)
      onAgreed()
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
    }
    setPending(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        {isLocal ? CONSENT_HERE : consentFor(host)}
      </p>
      <Button variant="primary" pending={pending} onClick={() => void agree()}>
        {CONTINUE}
      </Button>
    </div>
  )
}
