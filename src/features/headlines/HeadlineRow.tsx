import { Archive, Ellipsis, Pencil } from 'lucide-react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { canChangeHeadline } from './headlines.access.ts'
import { archiveHeadline, restoreHeadline } from './headlines.mutations.ts'
import type { Headline } from './headlines.table.ts'
import { actionsFor, ARCHIVE, EDIT, FROM_THIS_MEETING, HEADLINE_ARCHIVED } from './headlines.text.ts'
import { dayLabel } from '../time/time.text.ts'

type HeadlineRowProps = {
  headline: Headline
  creator: Person | undefined
  /** Whether it was added in the meeting that is shown. */
  isNew: boolean
  onEdit: () => void
}

export function HeadlineRow({ headline, creator, isNew, onEdit }: HeadlineRowProps) {
  const mayChange = canChangeHeadline(useActor(), headline)
  const today = useToday()
  const author = displayName(creator)
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <Avatar name={author} picture={creator?.avatarUrl} size="sm" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{headline.title}</p>
        {headline.content && <p className="break-words whitespace-pre-line text-soft">{headline.content}</p>}
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-soft">
          <span>{author}</span>
          <time dateTime={headline.createdAt}>{dayLabel(dayOf(headline.createdAt), today)}</time>
          {isNew && <Badge variant="info">{FROM_THIS_MEETING}</Badge>}
        </p>
      </div>
      {mayChange && <HeadlineMenu headline={headline} onEdit={onEdit} />}
    </li>
  )
}

function HeadlineMenu({ headline: { id, title }, onEdit }: Pick<HeadlineRowProps, 'headline' | 'onEdit'>) {
  const mutate = useMutate()
  function archive() {
    if (mutate(archiveHeadline, { id })) return
    toastUndo(HEADLINE_ARCHIVED, title, () => mutate(restoreHeadline, { id }))
  }
  return (
    <Menu
      label={actionsFor(title)}
      align="end"
      sections={[
        {
          entries: [
            { label: EDIT, icon: <Pencil aria-hidden />, onSelect: onEdit },
            { label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: archive },
          ],
        },
      ]}
      trigger={
        <IconButton
          label={actionsFor(title)}
          icon={<Ellipsis aria-hidden />}
          className="-my-1.5 max-md:-mr-2"
        />
      }
    />
  )
}
