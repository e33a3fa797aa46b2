import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { toast } from '../../ui/toast.ts'
import type { Started } from './identity.requests.ts'
import { OTHERS_STAY, PROVE_TITLE, proveBy, proveMeans } from './prove.text.ts'
import { NOT_STARTED } from './sign-in-page.text.ts'

type ProveFirstProps = { company: { id: string; name: string }; email: string; hasOthers: boolean }

/** In place of the screens of a company that insists on its own provider, which has not signed this person in yet. */
export function ProveFirst({ company: { id: companyId, name }, email, hasOthers }: ProveFirstProps) {
  const [pending, setPending] = useState(false)

  async function start() {
    setPending(true)
    try {
      const returnTo = location.pathname + location.search
      const input = { email, companyId, returnTo }
      const { address } = await requestJson<Started>('POST', '/api/identity/start', input)
      if (address) location.assign(address)
      else toast.error(NOT_STARTED)
    } catch (error) {
      toast.error(NOT_STARTED, problemOf(error).detail)
    } finally {
      // The page may stay: whoever stops the way there, or comes back, presses again.
      setPending(false)
    }
  }

  return (
    <>
      <PageHeader title={PROVE_TITLE} />
      <div className="grid max-w-xl gap-4 px-4 py-5">
        <p className="flex gap-2.5 [overflow-wrap:anywhere]">
          <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          {proveMeans(name)}
        </p>
        {hasOthers && <p className="text-soft">{OTHERS_STAY}</p>}
        <div>
          <Button variant="primary" autoFocus pending={pending} onClick={() => void start()}>
            {proveBy(name)}
          </Button>
        </div>
      </div>
    </>
  )
}
