import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DISCARD, moreProblems, problemAt } from '../import/import-card.text.ts'
import type { ImportReport, ImportState } from '../import/imports.requests.ts'
import {
  addLabel,
  alreadyHere,
  homeTeamIs,
  invitedPeople,
  MOVE_CHECKED,
  MOVE_DONE,
  MOVE_DONE_DETAIL,
  MOVE_REFUSED,
  newTeams,
  nobodyHere,
  NOT_WRITTEN_YET,
  NOTHING_TO_ADD,
  peopleMatched,
  ROWS_LEFT_OUT,
} from './mover-card.text.ts'
import type { FileMapping } from './mover-fields.rules.ts'
import type { MoverReport } from './mover-report.requests.ts'
import { MoverFileCard } from './MoverFileCard.tsx'

type MoverResultProps = {
  latest: ImportState
  pending: boolean
  onMap: (mapping: FileMapping) => void
  onStart: () => void
  onDiscard: () => void
}

/** What a move would do, or what came of it. */
export function MoverResult({ latest, pending, onMap, onStart, onDiscard }: MoverResultProps) {
  const { state, report } = latest
  if (state === 'done') return <Alert kind="good" title={MOVE_DONE} detail={MOVE_DONE_DETAIL} />
  if (!report) return null
  if (state === 'refused') return <Problems title={MOVE_REFUSED} report={report} />
  if (state !== 'checked' || !report.mover) return null
  const { files, added } = report.mover
  return (
    <div className="grid gap-3">
      <Alert
        kind="info"
        title={added > 0 ? MOVE_CHECKED : NOTHING_TO_ADD}
        detail={`${NOT_WRITTEN_YET} ${sumOf(report.mover)}`}
      />
      {files.map((file) => (
        <MoverFileCard
          key={JSON.stringify([file.name, file.kind, file.columns])}
          file={file}
          pending={pending}
          onMap={onMap}
        />
      ))}
      {report.problemCount > 0 && <Problems title={ROWS_LEFT_OUT} report={report} />}
      <div className="flex flex-wrap gap-2">
        {added > 0 && (
          <Button variant="primary" pending={pending} onClick={onStart}>
            {addLabel(added)}
          </Button>
        )}
        <Button onClick={onDiscard}>{DISCARD}</Button>
      </div>
    </div>
  )
}

const sumOf = ({ already, matched, invited, nobody, teamsMade, homeTeam }: MoverReport): string =>
  [
    already > 0 && alreadyHere(already),
    peopleMatched(matched),
    invited.length > 0 && invitedPeople(invited),
    nobody.length > 0 && nobodyHere(nobody),
    teamsMade.length > 0 && newTeams(teamsMade),
    homeTeamIs(homeTeam),
  ]
    .filter(Boolean)
    .join(' ')

function Problems({ title, report: { problems, problemCount } }: { title: string; report: ImportReport }) {
  return (
    <div className="grid gap-2">
      <Alert kind="warn" title={title} />
      <ul className="grid gap-0.5 text-[0.8125rem] [overflow-wrap:anywhere]">
        {problems.map(({ file, line, problem }) => (
          <li key={`${file} ${line} ${problem}`}>{problemAt(file, line, problem)}</li>
        ))}
        {problemCount > problems.length && <li>{moreProblems(problemCount - problems.length)}</li>}
      </ul>
    </div>
  )
}
