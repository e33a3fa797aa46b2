import { Link, useNavigate } from '@tanstack/react-router'
import { Archive, ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide-react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { displayName } from '../../people/people.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { moveByKeys } from '../../work/move-by-keys.ts'
import type { ProcessEntry } from '../processes.queries.ts'
import {
  actionsFor,
  ARCHIVE,
  EDIT,
  MOVE_DOWN,
  MOVE_UP,
  NO_OWNER,
  reviewBy,
  versionLabel,
} from '../processes.text.ts'
import { FollowedMark } from '../followed/FollowedMark.tsx'
import { readPercent } from '../readings/readings.rules.ts'
import { percentText, readShare } from '../readings/readings.text.ts'
import { StateBadge } from '../StateBadge.tsx'
import { useArchiveProcess } from '../use-archive-process.tsx'
import { stateOfEntry } from './entry-state.ts'

type ProcessRowProps = {
  entry: ProcessEntry
  place: { isFirst: boolean; isLast: boolean }
  /** Whether a dragged process would come in its place. */
  isOver: boolean
  onMove: ((places: number) => void) | undefined
}

/** A process in one line; on phones, in a card. */
export function ProcessRow({ entry, isOver, onMove, place }: ProcessRowProps) {
  const { id, name, process, published } = entry
  const today = useToday()
  const version = published?.version ?? 0
  const due = process?.reviewDueOn
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the row's controls.
    <li
      data-row
      data-row-key={id}
      className={cx(
        'group/row relative flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2 pr-2 pl-4 hover:bg-hover/60 @3xl:grid @3xl:min-h-12 @3xl:grid-cols-[minmax(0,1fr)_10rem_10rem_5.5rem_5.5rem_11rem_2.25rem] @3xl:py-1',
        isOver && 'shadow-[inset_0_2px_var(--accent)]',
      )}
      onKeyDown={(event) => onMove && moveByKeys(event, onMove)}
    >
      {onMove && (
        <span
          aria-hidden
          draggable
          className="absolute inset-y-0 left-0 flex w-4 cursor-grab items-center text-soft opacity-0 group-hover/row:opacity-100 max-md:hidden print:hidden"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <Link
        data-row-focus
        to="/process/$processId"
        params={{ processId: id }}
        className="min-w-0 basis-[calc(100%-3rem)] py-1 font-medium break-words hover:underline @3xl:basis-auto"
      >
        {name}
      </Link>
      <Owner entry={entry} />
      <span className="flex min-w-0 items-center gap-1.5">
        <StateBadge state={stateOfEntry(entry, today)} />
        {process && <FollowedMark processId={id} />}
      </span>
      <span data-numeric className="text-[0.8125rem] text-soft">
        {version > 0 && versionLabel(version)}
      </span>
      <span data-numeric className="text-[0.8125rem] text-soft">
        {entry.counts && entry.counts.assigned > 0 && readShare(percentText(readPercent(entry.counts)))}
      </span>
      <span data-numeric className="text-[0.8125rem] text-soft">
        {due && reviewBy(dayLabel(due, today))}
      </span>
      <RowMenu entry={entry} onMove={onMove} place={place} />
    </li>
  )
}

function Owner({ entry: { owner, process } }: { entry: ProcessEntry }) {
  if (!owner) return <span>{process && <Badge variant="warn">{NO_OWNER}</Badge>}</span>
  return (
    <span data-person={owner.id} className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-soft">
      <Avatar name={displayName(owner)} picture={owner.avatarUrl} size="xs" />
      <span className="truncate">{displayName(owner)}</span>
    </span>
  )
}

function RowMenu({ entry: { id, name, mayEdit }, onMove, place }: Omit<ProcessRowProps, 'isOver'>) {
  const navigate = useNavigate()
  const archive = useArchiveProcess({ id, name })
  if (!mayEdit) return <span />
  const moves = [
    { label: MOVE_UP, icon: <ArrowUp aria-hidden />, disabled: place.isFirst, onSelect: () => onMove?.(-1) },
    {
      label: MOVE_DOWN,
      icon: <ArrowDown aria-hidden />,
      disabled: place.isLast,
      onSelect: () => onMove?.(1),
    },
  ]
  return (
    <span className="absolute top-1.5 right-2 @3xl:static">
      <Menu
        label={actionsFor(name)}
        align="end"
        trigger={<IconButton label={actionsFor(name)} icon={<Ellipsis aria-hidden />} />}
        sections={[
          {
            entries: [
              {
                label: EDIT,
                icon: <Pencil aria-hidden />,
                onSelect: () => void navigate({ to: '/process/$processId/edit', params: { processId: id } }),
              },
            ],
          },
          ...(onMove ? [{ entries: moves }] : []),
          {
            entries: [{ label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: archive.ask }],
          },
        ]}
      />
      {archive.dialog}
    </span>
  )
}
