import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { CANCEL } from '../../../ui/layers.text.ts'
import { MultiPicker } from '../../../ui/MultiPicker.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Level } from '../../rights/levels.rules.ts'
import { LEVEL_LABELS } from '../../rights/rights.text.ts'
import { CHOOSE_TEAMS, TEAM_PICKER } from '../invitations.text.ts'
import { InviteRow } from './InviteRow.tsx'
import {
  ADD_MORE,
  DONE,
  invitePeopleLabel,
  INVITING,
  LEVEL_FOR_ALL,
  MAIL_AGAIN,
  moreRows,
  ON_THE_LIST,
  ONLY_PROBLEMS,
  SENT_LATER,
  summary,
  TEAMS_FOR_ALL,
} from './many.text.ts'
import { isDone, isReady, isWrong } from './plan.rules.ts'
import type { InviteList } from './use-invite-list.ts'

/** A page of elements. */
const ROWS_SHOWN = 100

/** What becomes of everybody on the list, the choices for all of them, and the button that sends. */
export function InviteRows({ list, onAddMore }: { list: InviteList; onAddMore: () => void }) {
  const { rows, choices, choose, standing, waiting } = list
  const [onlyWrong, showOnlyWrong] = useState(false)
  const [most, setMost] = useState(0)
  const heading = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const counts = {
    ready: rows.filter(isReady).length,
    done: rows.filter(isDone).length,
    wrong: rows.filter(isWrong).length,
  }
  const shown = onlyWrong ? rows.filter(isWrong) : rows
  const more = shown.length - ROWS_SHOWN
  if (waiting > most) setMost(waiting)

  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={LEVEL_FOR_ALL}
          name="level"
          value={choices.level}
          onChange={(level) => choose({ level: level as Level })}
          options={(standing?.levels ?? []).map((level) => ({ value: level, label: LEVEL_LABELS[level] }))}
        />
        <MultiPicker
          label={TEAMS_FOR_ALL}
          name="teamIds"
          texts={TEAM_PICKER}
          placeholder={CHOOSE_TEAMS}
          value={choices.teamIds}
          onChange={(teamIds) => choose({ teamIds })}
          choices={standing?.teams
            .filter(({ manages }) => manages)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <section aria-label={ON_THE_LIST} className="grid gap-2">
        <p ref={heading} tabIndex={-1} role="status" className="font-medium outline-none">
          {summary(counts)}
        </p>
        {rows.some(({ outcome }) => outcome === 'already-invited' || outcome === 'mail-again') && (
          <Checkbox
            label={MAIL_AGAIN}
            checked={choices.mailsAgain}
            onChange={({ target }) => choose({ mailsAgain: target.checked })}
          />
        )}
        {(onlyWrong || (counts.wrong > 0 && counts.wrong < rows.length)) && (
          <Checkbox
            label={ONLY_PROBLEMS}
            checked={onlyWrong}
            onChange={({ target }) => showOnlyWrong(target.checked)}
          />
        )}
        <ul className="divide-y divide-line rounded-lg border border-line">
          {shown.slice(0, ROWS_SHOWN).map((row) => (
            <InviteRow
              key={row.entry.line}
              row={row}
              teams={standing?.teams ?? []}
              onCorrect={(corrected) => list.correct(row.entry.line, corrected)}
              onMend={(corrected) => {
                list.correct(row.entry.line, corrected)
                heading.current?.focus()
              }}
              onRemove={() => {
                list.remove(row.entry.line)
                heading.current?.focus()
              }}
            />
          ))}
          {more > 0 && <li className="px-3 py-2 text-[0.8125rem] text-soft">{moreRows(more)}</li>}
        </ul>
      </section>
      {waiting > 0 &&
        (list.isOnline ? (
          <Progress label={INVITING} value={most - waiting} max={Math.max(1, most)} />
        ) : (
          <p role="status" className="text-soft">
            {SENT_LATER}
          </p>
        ))}
      <DialogActions
        cancelLabel={counts.ready === 0 && counts.done > 0 ? DONE : CANCEL}
        start={
          <Button variant="ghost" onClick={onAddMore}>
            {ADD_MORE}
          </Button>
        }
      >
        {counts.ready > 0 && (
          <Button
            variant="primary"
            onClick={() => {
              setMost(0)
              list.send()
              heading.current?.focus()
            }}
          >
            {invitePeopleLabel(counts.ready)}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}
