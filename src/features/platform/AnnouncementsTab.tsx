import { useEffect, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkedSchema } from '../../ui/checked-schema.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { dateText } from '../time/time.text.ts'
import {
  type AnnouncementsAnswer,
  createInput,
  type ListedAnnouncement,
  MAX_MESSAGE,
} from './announcements.requests.ts'
import * as words from './announcements.text.ts'
import { DELETE, PREVIEW } from './panel.text.ts'
import { refuse } from './platform.refusals.ts'
import { ToldList, ToldRow } from './ToldList.tsx'

const PATH = '/api/platform/announcements'
const announcements = makeResource(() => requestJson<AnnouncementsAnswer>('GET', PATH))

function reload(): void {
  announcements.refresh().catch((error: unknown) => toast.error(words.NOT_LOADED, problemOf(error).detail))
}

/** In the words in which the server would refuse it. */
const schema = checkedSchema(createInput, ({ message }) =>
  message.trim() === '' ? { field: 'message', text: refuse.reason('announcement/empty').detail } : null,
)

const change = (path: string, body: object, failure: string): Promise<void> =>
  post(PATH + path, body, failure).finally(reload)

/** For changes without a form that could say why they were not made. */
function changeAtOnce(path: string, body: object, failure: string): void {
  change(path, body, failure).catch((error: unknown) => {
    const { title, detail } = problemOf(error)
    toast.error(title, detail)
  })
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

  async function submit(input: { message: string }) {
    await (edited
      ? change('/edit', { id: edited.id, ...input }, words.NOT_UPDATED)
      : change('', input, words.NOT_CREATED))
    leaveForm()
  }

  return (
    <>
      <Form
        className="max-w-3xl px-4 py-4"
        schema={schema}
        read={(form) => ({ message: form.raw('message') })}
        onSubmit={submit}
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
          <section aria-label={PREVIEW}>
            <p className="mb-1 text-[0.8125rem] text-soft">{PREVIEW}</p>
            <Alert kind="info" title={message.trim()} />
          </section>
        )}
        <div className="flex gap-2">
          <SubmitButton>{edited ? words.SAVE_MESSAGE : words.CREATE}</SubmitButton>
          {edited && <Button onClick={leaveForm}>{words.CANCEL}</Button>}
        </div>
      </Form>
      <ToldList
        label={words.ANNOUNCEMENTS_TAB}
        items={data?.announcements}
        hasFailed={failed}
        onRetry={reload}
        notLoaded={words.NOT_LOADED}
        empty={words.NO_ANNOUNCEMENTS}
      >
        {(announcement) => {
          const { id, isActive } = announcement
          return (
            <ToldRow
              text={announcement.message}
              detail={dateText(announcement.createdAt)}
              isActive={isActive}
              onToggle={() =>
                isActive
                  ? changeAtOnce('/deactivate', { id }, words.NOT_DEACTIVATED)
                  : changeAtOnce('/activate', { id }, words.NOT_ACTIVATED)
              }
              onDelete={() => setDoomed(announcement)}
              actions={
                <Button
                  size="sm"
                  onClick={() => {
                    setEdited(announcement)
                    setMessage(announcement.message)
                    document.querySelector<HTMLElement>('textarea[name=message]')?.focus()
                  }}
                >
                  {words.EDIT}
                </Button>
              }
            />
          )
        }}
      </ToldList>
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(null)}
          title={words.DELETE_ANNOUNCEMENT}
          detail={words.DELETE_QUESTION}
          confirmLabel={DELETE}
          danger
          onConfirm={() => {
            setDoomed(null)
            if (edited?.id === doomed.id) leaveForm()
            changeAtOnce('/delete', { id: doomed.id }, words.NOT_DELETED)
          }}
        />
      )}
    </>
  )
}
