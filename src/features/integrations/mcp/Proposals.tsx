import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { callSummary } from '../api/api.text.ts'
import { dateText } from '../../time/time.text.ts'
import type { Proposal, ProposalList } from './proposals.requests.ts'
import {
  APPLIED,
  APPLY,
  applyOf,
  DISMISS,
  DISMISSED,
  dismissOf,
  NO,
  NOT_SETTLED,
  proposedWith,
  SUGGESTIONS,
  WHICH,
  YES,
} from './mcp.text.ts'

/** What the person's assistants want to write, until it is applied or dismissed. Nothing is shown while nothing waits. */
export function Proposals({ companyId }: { companyId: string }) {
  const [waiting, setWaiting] = useState<readonly Proposal[]>([])
  const load = () =>
    requestJson<ProposalList>('GET', `/api/proposals/${companyId}`).then(
      ({ proposals }) => setWaiting(proposals),
      () => undefined,
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page of settings is of one company.
  }, [])
  if (waiting.length === 0) return null
  return (
    <section className="mb-4 rounded-md border border-line px-3 pt-2.5">
      <h3 className="text-[0.8125rem] font-semibold">{SUGGESTIONS}</h3>
      <ul aria-label={SUGGESTIONS} className="divide-y divide-line">
        {waiting.map((proposal) => (
          <ProposalLine key={proposal.id} companyId={companyId} proposal={proposal} onSettled={load} />
        ))}
      </ul>
    </section>
  )
}

type ProposalLineProps = { companyId: string; proposal: Proposal; onSettled: () => Promise<void> }

function ProposalLine({ companyId, proposal, onSettled }: ProposalLineProps) {
  const [pending, setPending] = useState(false)
  const { id, mutation, createdAt, tokenName } = proposal
  const what = callSummary(mutation)

  async function settle(apply: boolean) {
    setPending(true)
    try {
      await post('/api/proposals/settle', { companyId, proposalId: id, apply }, NOT_SETTLED)
      toast.success(apply ? APPLIED : DISMISSED)
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
    }
    setPending(false)
    await onSettled()
  }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{what}</p>
        <dl className="text-[0.8125rem] text-soft">
          {readable(proposal).map(([name, text]) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt>{name}:</dt>
              <dd className="min-w-0 break-words text-ink">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-[0.8125rem] text-soft">{proposedWith(tokenName, dateText(createdAt))}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" pending={pending} aria-label={applyOf(what)} onClick={() => settle(true)}>
          {APPLY}
        </Button>
        <Button size="sm" pending={pending} aria-label={dismissOf(what)} onClick={() => settle(false)}>
          {DISMISS}
        </Button>
      </div>
    </li>
  )
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const LONGEST = 300

/** What an input is called to people: of an id, what it is the id of. */
const labelOf = (name: string): string => (name === 'id' ? WHICH : callSummary(name.replace(/Ids?$/, '')))

const textOf = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? YES : NO
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || ID.test(value) || value === '') return null
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

/** The inputs that say something to a person: ids by what they stand for, and not at all if that can't be told. */
const readable = ({ args, names }: Proposal): [string, string][] =>
  Object.entries(args).flatMap(([name, value]): [string, string][] => {
    const text = names[name] ?? textOf(value)
    return text === null ? [] : [[labelOf(name), text]]
  })
