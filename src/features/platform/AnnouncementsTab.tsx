import { useEffect, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { dateText } from '../time/time.text.ts'
import { type AnnouncementsAnswer, type ListedAnnouncement, MAX_MESSAGE } from './announcements.requests.ts'
import * as words from './announcements.text.ts'
import { refuse } from './platform.refusals.ts'

const PATH = '/api/platform/announcements'
const announcements = makeResource(() => requestJson<AnnouncementsAnswer>('GET', PATH))

function reload(): void {
  announcements.refresh().catch((error: unknown) => toast.error(words.NOT_LOADED, problemOf(error).detail))
}

/** Whether it was done. */
async function change(path: string, body: object, failure: string): Promise<boolean> {
  try {
    await post(PATH + path, body, failure)
    return true
  } catch (error) {
    const { title, detail } = problemOf(error)
    toast.error(title, detail)
    return false
  } finally {
    reload()
  }
}

/** What the operator says to everybody: a form with its preview, and the list. */
export function AnnouncementsTab() {
  const { data, failed } = announcements.use()
  const [message, setMessage] = useState('')
  const [edited, setEdited] = useState<ListedAnnouncement | null>(null)
  const [doomed, setDoomed] = useState<ListedAnnouncement | null>(null)
  useEffect(reload, [])

  function leaveForm() {
    setMessage('')
    setEdited(null)
  }

  async function submit() {
    if (message.trim() === '') {
      const { title = words.NOT_CREATED, detail } = refuse.reason('announcement/empty')
      toast.error(title, detail)
      return
    }
    const done = edited
      ? await change('/edit', { id: edited.id, message }, words.NOT_UPDATED)
      : await change('', { message }, words.NOT_CREATED)
    if (done) leaveForm()
  }

  return (
    <>
      <form
        className="flex max-w-3xl flex-col gap-3 px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-soft">{words.ANNOUNCEMENTS_EXPLAINED}</p>
        <TextArea
          label={words.MESSAGE}
          name="message"
          maxLength={MAX_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {message.trim() !== '' && (
          <section aria-label={words.PREVIEW}>
            <p className="mb-1 text-[0.8125rem] text-soft">{words.PREVIEW}</p>
            <Alert kind="info" title={message.trim()} />
          </section>
        )}
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            {edited ? words.SAVE_MESSAGE : words.CREATE}
          </Button>
          {edited && <Button onClick={leaveForm}>{words.CANCEL}</Button>}
        </div>
      </form>
      <div className="border-t border-line">
        {!data && !failed && <SkeletonRows rows={3} rowHeight="h-14" />}
        {!data && failed && (
          <EmptyState text={words.NOT_LOADED} action={<Button onClick={reload}>{words.LOAD_AGAIN}</Button>} />
        )}
        {data?.announcements.length === 0 && <EmptyState text={words.NO_ANNOUNCEMENTS} />}
        <ul>
          {data?.announcements.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              onEdit={() => {
                setEdited(announcement)
                setMessage(announcement.message)
                document.querySelector<HTMLElement>('textarea[name=message]')?.focus()
              }}
              onDelete={() => setDoomed(announcement)}
            />
          ))}
        </ul>
      </div>
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(null)}
          title={words.DELETE_ANNOUNCEMENT}
          detail={words.DELETE_QUESTION}
          confirmLabel={words.DELETE}
          danger
          onConfirm={() => {
            setDoomed(null)
            if (edited?.id === doomed.id) leaveForm()
            void change('/delete', { id: doomed.id }, words.NOT_DELETED)
          }}
        />
      )}
    </>
  )
}

type RowProps = { announcement: ListedAnnouncement; onEdit: () => void; onDelete: () => void }

function AnnouncementRow({ announcement: { id, message, isActive, createdAt }, onEdit, onDelete }: RowProps) {
  const toggle = () =>
    isActive
      ? change('/deactivate', { id }, words.NOT_DEACTIVATED)
      : change('/activate', { id }, words.NOT_ACTIVATED)
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        {message}
        <span data-numeric className="block text-[0.8125rem] text-soft">
          {dateText(createdAt)}
        </span>
      </p>
      <Badge variant={isActive ? 'good' : 'status'}>{isActive ? words.ACTIVE : words.INACTIVE}</Badge>
      <Button size="sm" onClick={onEdit}>
        {words.EDIT}
      </Button>
      <Button size="sm" onClick={() => void toggle()}>
        {isActive ? words.DEACTIVATE : words.ACTIVATE}
      </Button>
      <Button size="sm" onClick={onDelete}>
        {words.DELETE}
      </Button>
    </li>
  )
}
