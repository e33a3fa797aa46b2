import { Archive, Ellipsis, Pencil } from 'lucide-react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { displayName } from '../people/people.rules.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { useRaising } from '../work/raising-context.ts'
import { canWriteWork } from '../work/work.access.ts'
import { canChangeHeadline } from './headlines.access.ts'
import { archiveHeadline, restoreHeadline, setHeadlineRead } from './headlines.mutations.ts'
import { HeadlineComments } from './HeadlineComments.tsx'
import type { HeadlineItem } from './headlines.queries.ts'
import {
  actionsFor,
  ARCHIVE,
  EDIT,
  forMeeting,
  FROM_THIS_MEETING,
  fromTeam,
  HEADLINE_ARCHIVED,
  READ_OUT,
  readOut,
} from './headlines.text.ts'
import { Reactions } from './reactions/Reactions.tsx'
import { dayLabel } from '../time/time.text.ts'

type HeadlineRowProps = {
  item: HeadlineItem
  /** Whether it was added in the meeting that is shown. */
  isNew: boolean
  onEdit: () => void
}

export function HeadlineRow({ item, isNew, onEdit }: HeadlineRowProps) {
  const { headline, creator, forMeetingAt } = item
  const mayMark = canWriteWork(useActor())
  const mutate = useMutate()
  const today = useToday()
  const author = displayName(creator)
  const isRead = headline.readAt !== null
  const raising = useRaising()
  const raisable = { kind: 'headline' as const, id: headline.id, teamId: headline.teamId, week: null }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears the keys of the controls in it.
    <div
      data-row
      className="group/row relative flex items-start gap-x-3 px-4 py-2.5 hover:bg-hover/60 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
      onKeyDown={(event) => raising?.byKey(event, raisable)}
    >
      <Avatar name={author} picture={creator?.avatarUrl} size="sm" className="mt-0.5" person={creator?.id} />
      {/* On phones what is said to it has a line of the whole width. */}
      <div className="min-w-0 flex-1 max-sm:contents">
        <div>
          <p className={cx('font-medium break-words', isRead && 'text-soft')}>{headline.title}</p>
          {headline.content && (
            <p className="break-words whitespace-pre-line text-soft">{headline.content}</p>
          )}
        </div>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-soft max-sm:contents">
          <div className="flex flex-wrap items-center gap-x-2 max-sm:col-start-2 sm:contents">
            <span data-person={creator?.id}>{author}</span>
            {item.fromTeam && <span>{fromTeam(item.fromTeam)}</span>}
            <time dateTime={headline.createdAt}>{dayLabel(dayOf(headline.createdAt), today)}</time>
            {forMeetingAt && <span>{forMeeting(dayLabel(dayOf(forMeetingAt), today))}</span>}
            {isNew && <Badge variant="info">{FROM_THIS_MEETING}</Badge>}
            {raising && <raising.Mark id={headline.id} />}
          </div>
          <div className="-mb-1.5 -ml-1 flex flex-wrap items-center gap-x-2 max-sm:col-[2/-1] max-sm:row-start-3 sm:contents">
            <HeadlineComments headline={headline} />
            <Reactions headline={headline} />
          </div>
        </div>
      </div>
      <label className="-my-1.5 flex min-h-8 shrink-0 items-center gap-1.5 text-[0.8125rem] text-soft max-md:min-h-11 max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:my-0 max-sm:flex-col max-sm:gap-0.5 max-sm:text-xs">
        <input
          type="checkbox"
          className="checkbox"
          data-row-focus
          aria-label={readOut(headline.title)}
          checked={isRead}
          disabled={!mayMark}
          onChange={({ target }) => void mutate(setHeadlineRead, { id: headline.id, isRead: target.checked })}
        />
        <span>{READ_OUT}</span>
      </label>
      {raising && <raising.Button row={raisable} className="-my-1.5" />}
      <HeadlineMenu item={item} first={raising?.entriesOf(raisable) ?? []} onEdit={onEdit} />
    </div>
  )
}

type HeadlineMenuProps = Pick<HeadlineRowProps, 'item' | 'onEdit'> & { first: MenuEntry[] }

function HeadlineMenu({ item: { headline, mayArchive }, first, onEdit }: HeadlineMenuProps) {
  const { id, title } = headline
  const mayChange = canChangeHeadline(useActor(), headline)
  const mutate = useMutate()
  function archive() {
    if (mutate(archiveHeadline, { id })) return
    toastUndo(HEADLINE_ARCHIVED, title, () => mutate(restoreHeadline, { id }))
  }
  const edit = { label: EDIT, icon: <Pencil aria-hidden />, onSelect: onEdit }
  const entries = [
    ...first,
    ...(mayChange ? [edit] : []),
    ...(mayArchive ? [{ label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: archive }] : []),
  ]
  if (entries.length === 0) return null
  return (
    <Menu
      label={actionsFor(title)}
      align="end"
      sections={[{ entries }]}
      trigger={
        <IconButton
          label={actionsFor(title)}
          icon={<Ellipsis aria-hidden />}
          className="-my-1.5 max-md:-mr-2 max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1"
        />
      }
    />
  )
}
