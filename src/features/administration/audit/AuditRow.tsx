import { dateText, timeText } from '../../time/time.text.ts'
import type { TrailEntry } from './audit-trail.queries.ts'
import { ACTION_LABELS, BY_THE_SERVER, changeText, from, subjectText } from './audit.text.ts'

/** One entry: what happened to whom, what it was before, and who did it, when and from where. */
export function AuditRow({ trail: { entry, actor, person } }: { trail: TrailEntry }) {
  const subject = subjectText(entry, person)
  const change = changeText(entry)
  return (
    <div className="grid min-h-14 content-center gap-x-4 px-4 py-2 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-medium">{ACTION_LABELS[entry.action]}</span>
          {subject && (
            <>
              : <span data-person={entry.personId ?? undefined}>{subject}</span>
            </>
          )}
        </p>
        {change && <p className="text-[0.8125rem] break-words text-soft">{change}</p>}
      </div>
      <div className="min-w-0 text-[0.8125rem] text-soft md:text-right">
        <p className="truncate">
          <span data-person={entry.actorId ?? undefined}>{actor ?? BY_THE_SERVER}</span>{' '}
          {entry.network && from(entry.network)}
        </p>
        <p>
          <time dateTime={entry.at}>
            {dateText(entry.at)} {timeText(entry.at)}
          </time>
        </p>
      </div>
    </div>
  )
}
