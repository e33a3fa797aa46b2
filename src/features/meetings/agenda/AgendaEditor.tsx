import { Plus } from 'lucide-react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useDragInList } from '../../work/use-drag-in-list.ts'
import type { MeetingType } from '../meetings.table.ts'
import { refuse } from '../meetings.refusals.ts'
import { agendaProblem, MOST_SECTIONS, plannedMinutes } from './agenda.rules.ts'
import { ADD_SECTION, NOT_CONCLUDED, SECTIONS, total } from './agenda.text.ts'
import { AgendaLine } from './AgendaLine.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import type { AgendaDraft } from './use-agenda-draft.ts'

type AgendaEditorProps = { draft: AgendaDraft; teamId: string; meetingType: MeetingType }

/** The sections of an agenda in order. They move by drag, by Alt with an arrow key, and by each one's menu. */
export function AgendaEditor({ draft, teamId, meetingType }: AgendaEditorProps) {
  const { drafts, sections, change, move, remove } = draft
  const { over, handlers } = useDragInList(drafts, move)
  const problem = agendaProblem(sections)
  function add() {
    const id = draft.add()
    requestAnimationFrame(() => {
      const name = document.querySelector<HTMLInputElement>(`[data-row-key="${id}"] input`)
      name?.focus()
      name?.select()
    })
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TemplateMenu {...{ teamId, meetingType }} onChoose={draft.startFrom} />
        <p role="status" data-numeric className="text-[0.8125rem] text-soft">
          {total(plannedMinutes(sections), sections.length)}
        </p>
      </div>
      <ol aria-label={SECTIONS} className="divide-y divide-line border-y border-line" {...handlers}>
        {drafts.map((section, index) => (
          <AgendaLine
            key={section.id}
            draft={section}
            place={index + 1}
            isOver={over === section.id}
            {...{ change, move, remove }}
          />
        ))}
      </ol>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={drafts.length >= MOST_SECTIONS}
        onClick={add}
      >
        {ADD_SECTION}
      </Button>
      {problem && <Alert kind="bad" title={refuse.reason(problem).detail} />}
      {!problem && !sections.some(({ kind }) => kind === 'conclude') && (
        <p className="text-[0.8125rem] text-soft">{NOT_CONCLUDED}</p>
      )}
    </div>
  )
}
