import { useEffect, useState } from 'react'
import { loadState } from './partner-requests.ts'
import type { PartnerState, Thread } from './thought-partner.requests.ts'

export interface PartnerLoaded {
  state: PartnerState | undefined
  hasFailed: boolean
  retry(): void
  /** A conversation has begun or gone on. */
  noteThread(thread: Thread): void
  forget(threadId: string): void
  /** The person has agreed to where questions go. */
  agreed(): void
}

/** A person's conversations, and to which model their questions go. */
export function usePartnerState(companyId: string): PartnerLoaded {
  const [state, setState] = useState<PartnerState>()
  const [hasFailed, setFailed] = useState(false)
  const load = () =>
    loadState(companyId).then(setState, () => {
      setFailed(true)
    })
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The screen is of one company.
  }, [])
  const change = (next: (known: PartnerState) => PartnerState) =>
    setState((known) => (known ? next(known) : known))
  return {
    state,
    hasFailed,
    retry() {
      setFailed(false)
      void load()
    },
    noteThread: (thread) =>
      change((known) => ({
        ...known,
        threads: [thread, ...known.threads.filter(({ id }) => id !== thread.id)],
      })),
    forget: (threadId) =>
      change((known) => ({ ...known, threads: known.threads.filter(({ id }) => id !== threadId) })),
    agreed: () => change((known) => ({ ...known, model: known.model && { ...known.model, isAgreed: true } })),
  }
}
