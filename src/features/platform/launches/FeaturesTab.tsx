import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import { toast } from '../../../ui/toast.ts'
import { dateText } from '../../time/time.text.ts'
import { DELETE } from '../panel.text.ts'
import { ToldList, ToldRow } from '../ToldList.tsx'
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
      <ToldList
        label={words.FEATURES_TAB}
        items={data?.launches}
        hasFailed={failed}
        onRetry={reload}
        notLoaded={words.NOT_LOADED}
        empty={words.NO_LAUNCHES}
      >
        {(launch) => (
          <ToldRow
            text={launch.title}
            detail={aboutOf(launch)}
            isActive={launch.isActive}
            onToggle={() => void change(launch.isActive ? 'deactivate' : 'activate', launch.id)}
            onDelete={() => setDoomed(launch)}
          />
        )}
      </ToldList>
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(null)}
          title={words.DELETE_FEATURE}
          detail={words.DELETE_QUESTION}
          confirmLabel={DELETE}
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

const aboutOf = ({ kind, audience, createdAt }: ListedLaunch): string =>
  [KIND_LABELS[kind], words.AUDIENCE_LABELS[audience], dateText(createdAt)].join(', ')
