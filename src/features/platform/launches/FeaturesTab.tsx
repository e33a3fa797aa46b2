import { useEffect, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { dateText } from '../../time/time.text.ts'
import { KIND_LABELS } from './kinds.text.ts'
import type { ListedLaunch, ListedLaunchesAnswer } from './launches.requests.ts'
import * as words from './launches.text.ts'
import { LaunchForm } from './LaunchForm.tsx'

const PATH = '/api/platform/launches'
const launches = makeResource(() => requestJson<ListedLaunchesAnswer>('GET', PATH))

function reload(): void {
  launches.refresh().catch((error: unknown) => toast.error(words.NOT_LOADED, problemOf(error).detail))
}

async function change(act: 'activate' | 'deactivate' | 'delete', id: string): Promise<void> {
  try {
    await post(`${PATH}/${act}`, { id }, act === 'delete' ? words.NOT_DELETED : words.NOT_UPDATED)
  } catch (error) {
    const { title, detail } = problemOf(error)
    toast.error(title, detail)
  }
  reload()
}

/** What the operator tells people that is new: a form with its preview, and the list. */
export function FeaturesTab() {
  const { data, failed } = launches.use()
  const [doomed, setDoomed] = useState<ListedLaunch | null>(null)
  useEffect(reload, [])
  return (
    <>
      <LaunchForm onLaunched={reload} />
      <div className="border-t border-line">
        {!data && !failed && <SkeletonRows rows={3} rowHeight="h-14" />}
        {!data && failed && (
          <EmptyState text={words.NOT_LOADED} action={<Button onClick={reload}>{words.TRY_AGAIN}</Button>} />
        )}
        {data?.launches.length === 0 && <EmptyState text={words.NO_LAUNCHES} />}
        <ul aria-label={words.FEATURES_TAB}>
          {data?.launches.map((launch) => (
            <LaunchRow key={launch.id} launch={launch} onDelete={() => setDoomed(launch)} />
          ))}
        </ul>
      </div>
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(null)}
          title={words.DELETE_FEATURE}
          detail={words.DELETE_QUESTION}
          confirmLabel={words.DELETE}
          danger
          onConfirm={() => {
            setDoomed(null)
            void change('delete', doomed.id)
          }}
        />
      )}
    </>
  )
}

function LaunchRow({ launch, onDelete }: { launch: ListedLaunch; onDelete: () => void }) {
  const { id, title, kind, audience, createdAt, isActive } = launch
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <p className="min-w-0 flex-1 basis-56 break-words">
        {title}
        <span data-numeric className="block text-[0.8125rem] text-soft">
          {KIND_LABELS[kind]}, {words.AUDIENCE_LABELS[audience]}, {dateText(createdAt)}
        </span>
      </p>
      <Badge variant={isActive ? 'good' : 'status'}>{isActive ? words.ACTIVE : words.INACTIVE}</Badge>
      <Button size="sm" onClick={() => void change(isActive ? 'deactivate' : 'activate', id)}>
        {isActive ? words.DEACTIVATE : words.ACTIVATE}
      </Button>
      <Button size="sm" onClick={onDelete}>
        {words.DELETE}
      </Button>
    </li>
  )
}
