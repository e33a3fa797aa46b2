import { useRef, useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { useGoOn } from '../../ui/use-go-on.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { madeIn } from '../made/made.queries.ts'
import { personally } from '../made/made.rules.ts'
import { cameFrom } from '../made/made.text.ts'
import { MadeLinks } from '../made/MadeLinks.tsx'
import { privateAddress } from '../made/origin-address.ts'
import { displayName } from '../people/people.rules.ts'
import { onePerson } from '../people/people.queries.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { defaultDueDate } from '../tasks/tasks.rules.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { withOrigin } from './from-chat.rules.ts'
import { noteMadeOfChat } from './made-of-chat.mutations.ts'
import type { Part, Proposed } from './thought-partner.requests.ts'
import * as text from './thought-partner.text.ts'

const EditProposal = later(() => import('./EditProposal.tsx'))

type Proposal = Extract<Part, { type: 'proposal' }>

type ProposalCardProps = {
  threadId: string
  messageId: string
  proposal: Proposal
  /** Whether the answer is over, so that what is decided can be kept. */
  isReady: boolean
  onSettled: (outcome: 'added' | 'dismissed', madeId: string | null) => void
}

/** Something that could be made, with everything it would say. Only the person’s click makes it, as their own. */
export default function ProposalCard({
  threadId,
  messageId,
  proposal,
  isReady,
  onSettled,
}: ProposalCardProps) {
  const { id: proposalId, proposed, outcome } = proposal
  const [isEditing, setEditing] = useState(false)
  const [madeUnder] = useState(newId)
  const mutate = useMutate()
  const { id: personId } = useActor()
  const made = useLive(madeIn, { place: 'chat', originId: threadId, ...personally(personId) }) ?? []
  const companyId = useLive(myCompany, {})?.id
  const add = useAdd()
  const isOpen = outcome === 'open'
  const settled = useRef<HTMLParagraphElement>(null)
  useGoOn(settled, outcome)
  // Others may read what is made, so it says that it came from a conversation, and not from which.
  const toMake = withOrigin(proposed, cameFrom(text.A_CHAT, privateAddress(madeUnder)))

  function settle(decided: 'added' | 'dismissed', madeId: string | null) {
    onSettled(decided, madeId)
    if (!companyId) return
    const body = { companyId, messageId, proposalId, outcome: decided, madeId }
    post('/api/ai/outcome', body, text.OUTCOME_NOT_KEPT).catch((error: unknown) =>
      toast.error(problemOf(error).title, problemOf(error).detail),
    )
  }
  function settleMade(madeId: string) {
    mutate(noteMadeOfChat, { id: madeUnder, kind: proposed.of, madeId, threadId, proposalId })
    settle('added', madeId)
  }
  return (
    <section
      aria-label={`${text.PROPOSED[proposed.of]}: ${proposed.fields.title}`}
      className="grid gap-2 rounded-md border border-line bg-raised px-3.5 py-3"
    >
      <h4 className="text-[0.8125rem] font-semibold text-soft">{text.PROPOSED[proposed.of]}</h4>
      <ProposedFields proposed={proposed} />
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="sm"
            disabled={!isReady}
            onClick={() => {
              const madeId = add(toMake)
              if (madeId) settleMade(madeId)
            }}
          >
            {text.ADD}
          </Button>
          <Button size="sm" disabled={!isReady} onClick={() => setEditing(true)}>
            {text.EDIT}
          </Button>
          <Button size="sm" variant="ghost" disabled={!isReady} onClick={() => settle('dismissed', null)}>
            {text.DISMISS}
          </Button>
        </div>
      ) : (
        <p ref={settled} tabIndex={-1} className="text-[0.8125rem] font-medium text-soft">
          {text.OUTCOMES[outcome]}
        </p>
      )}
      <MadeLinks made={made.filter(({ part }) => part === proposalId)} />
      {isEditing && (
        <EditProposal proposed={toMake} onClose={() => setEditing(false)} onCreated={settleMade} />
      )}
    </section>
  )
}

/** Makes what was proposed by the ordinary mutation; its id, or null if that was refused, which has been said by then. */
function useAdd(): (proposed: Proposed) => string | null {
  const mutate = useMutate()
  const { id: personId } = useActor()
  const today = useToday()
  return ({ of, fields }) => {
    const id = newId()
    const refused =
      of === 'task'
        ? mutate(createTask, {
            id,
            title: fields.title,
            description: fields.description,
            taskType: fields.teamId === null ? 'personal' : 'team',
            teamId: fields.teamId,
            dueDate: fields.dueDate ?? defaultDueDate(today),
            assigneeIds: fields.teamId === null ? [] : [fields.assigneeId ?? personId],
          })
        : of === 'issue'
          ? mutate(createIssue, {
              id,
              title: fields.title,
              description: fields.description,
              issueType: fields.isLongTerm ? 'long_term' : 'short_term',
              teamId: fields.teamId,
            })
          : of === 'headline'
            ? mutate(createHeadline, { id, ...fields })
            : mutate(createGoal, { id, ...fields, ownerId: null, isCompanyGoal: false })
    return refused ? null : id
  }
}

function ProposedFields({ proposed }: { proposed: Proposed }) {
  const today = useToday()
  const { fields } = proposed
  const team = useLive(myTeams, {})?.find(({ id }) => id === fields.teamId)
  const personId = proposed.of === 'task' ? proposed.fields.assigneeId : null
  const { id: ownId } = useActor()
  const person = useLive(onePerson, { personId: personId ?? ownId })
  const longer = 'content' in fields ? fields.content : fields.description
  const rows: [string, string][] = [[text.TEAM, fields.teamId === null ? text.NO_TEAM : (team?.name ?? '')]]
  if (proposed.of === 'task') {
    const due = proposed.fields.dueDate ?? defaultDueDate(today)
    rows.push([text.FOR, personId === null ? text.YOURSELF : displayName(person)])
    rows.push([text.DUE, dayLabel(due, today)])
  }
  if (proposed.of === 'issue')
    rows.push([text.HORIZON, proposed.fields.isLongTerm ? text.LONG_TERM : text.SHORT_TERM])
  if (proposed.of === 'goal' && proposed.fields.targetDate)
    rows.push([text.TARGET, dayLabel(proposed.fields.targetDate, today)])
  return (
    <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
      <p className="font-medium">{fields.title}</p>
      {longer && <p className="text-[0.8125rem] whitespace-pre-line">{longer}</p>}
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-[0.8125rem]">
        {rows.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-soft">{name}:</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
