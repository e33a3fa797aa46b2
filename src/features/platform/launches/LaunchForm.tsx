import { type SubmitEvent, useEffect, useState } from 'react'
import { session } from '../../accounts/sessions/session-resource.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { newId } from '../../../sync/id.ts'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { Select } from '../../../ui/Select.tsx'
import { sendPicture } from '../../../ui/send-picture.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { PREVIEW } from '../panel.text.ts'
import { refuse } from '../platform.refusals.ts'
import { mayLeadTo } from './address.rules.ts'
import { KIND_LABELS } from './kinds.text.ts'
import {
  type Audience,
  AUDIENCES,
  KINDS,
  LAUNCH_PICTURE_BYTES,
  type LaunchKind,
  MAX_ADDRESS,
  MAX_SUMMARY,
  MAX_TITLE,
  type PictureAnswer,
} from './launches.requests.ts'
import * as words from './launches.text.ts'
import { NewsCard } from './NewsCard.tsx'

interface Draft {
  title: string
  summary: string
  kind: LaunchKind
  audience: Audience
  href: string
  image: { file: File; url: string } | null
}

const EMPTY: Draft = { title: '', summary: '', kind: 'feature', audience: 'all', href: '', image: null }

/** In the words in which the server would refuse it. */
function say(code: Parameters<typeof refuse.reason>[0], detail?: string): void {
  const reason = refuse.reason(code)
  toast.error(reason.title ?? words.NOT_CREATED, detail ?? reason.detail)
}

/** Answers the name of the image, which counts once the launch is made. */
async function sendImage(launchId: string, file: File): Promise<string> {
  const failure = { title: words.UPLOAD_FAILED, detail: words.UPLOAD_AGAIN }
  const path = `/api/platform/launches/picture?id=${launchId}`
  return (await sendPicture<PictureAnswer>(path, file, failure)).picture
}

/** Tells people something new. What was typed stays until that has succeeded. */
export function LaunchForm({ onLaunched }: { onLaunched: () => void }) {
  const companyId = session.use().data?.currentCompanyId ?? null
  const [draft, setDraft] = useState(EMPTY)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isSending, setSending] = useState(false)
  const { title, summary, kind, audience, href, image } = draft
  const change = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }))
  const isComplete = title.trim() !== '' && summary.trim() !== ''
  useEffect(() => () => (image ? URL.revokeObjectURL(image.url) : undefined), [image])

  function choose(file: File): void {
    if (!file.type.startsWith('image/')) say('launch/picture-not-image')
    else if (file.size > LAUNCH_PICTURE_BYTES) say('launch/picture-too-large')
    else change({ image: { file, url: URL.createObjectURL(file) } })
  }

  async function launch(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!isComplete) {
      say('launch/empty')
      return
    }
    if (href.trim() !== '' && !mayLeadTo(href.trim())) {
      say('launch/bad-address')
      return
    }
    setSending(true)
    try {
      const id = newId()
      const picture = image && (await sendImage(id, image.file))
      const given = { id, title, summary, kind, audience, href, picture }
      const forCompany = audience === 'specific_company' ? companyId : null
      await post('/api/platform/launches', { ...given, companyId: forCompany }, words.NOT_CREATED)
      setDraft(EMPTY)
      setPreviewed(false)
      onLaunched()
    } catch (error) {
      const problem = problemOf(error)
      toast.error(problem.title, problem.detail)
    } finally {
      setSending(false)
    }
  }

  return (
    <form className="grid max-w-3xl gap-3 px-4 py-4" onSubmit={(event) => void launch(event)}>
      <p className="text-soft">{words.FEATURES_EXPLAINED}</p>
      <TextField
        label={words.TITLE}
        name="title"
        maxLength={MAX_TITLE}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={words.DESCRIPTION}
        name="summary"
        maxLength={MAX_SUMMARY}
        value={summary}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.TYPE}
          name="kind"
          value={kind}
          onChange={(value) => change({ kind: value as LaunchKind })}
          options={KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        />
        <Select
          label={words.TARGET_AUDIENCE}
          name="audience"
          value={audience}
          onChange={(value) => change({ audience: value as Audience })}
          options={AUDIENCES.map((value) => ({ value, label: words.AUDIENCE_LABELS[value] }))}
        />
      </div>
      <TextField
        label={words.ADDRESS}
        name="href"
        description={words.ADDRESS_HINT}
        maxLength={MAX_ADDRESS}
        value={href}
        onChange={({ target }) => change({ href: target.value })}
      />
      <FileField
        label={words.IMAGE}
        accept="image/jpeg,image/png,image/gif"
        description={image ? image.file.name : words.IMAGE_HINT}
        onFile={choose}
      />
      {isPreviewed && isComplete && (
        <section aria-label={PREVIEW} className="max-w-md">
          <NewsCard
            {...{ title, summary, kind }}
            href={mayLeadTo(href.trim()) ? href.trim() : null}
            picture={image?.url ?? null}
            isWhole
          />
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={isSending}>
          {words.LAUNCH}
        </Button>
        <Button
          onClick={() =>
            isComplete
              ? setPreviewed(!isPreviewed)
              : say('launch/empty', words.TITLE_AND_DESCRIPTION_TO_PREVIEW)
          }
          aria-pressed={isPreviewed && isComplete}
        >
          {PREVIEW}
        </Button>
        {image && <Button onClick={() => change({ image: null })}>{words.REMOVE_IMAGE}</Button>}
      </div>
    </form>
  )
}
