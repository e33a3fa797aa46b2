import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { usePlan } from '../plan-context.ts'
import { useVersions } from './use-versions.ts'
import { VersionComparison } from './VersionComparison.tsx'
import { VersionRow } from './VersionRow.tsx'
import { VERSION_NAME_LENGTH, versionName } from './versions.requests.ts'
import {
  KEEPS_LATEST,
  NEEDS_CONNECTION,
  NO_VERSIONS,
  SAVE_VERSION,
  VERSION_NAME,
  VERSION_SAVED,
  VERSIONS_NOT_LOADED,
  versionsOf,
} from './versions.text.ts'

type VersionsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; planId: string }

/** What the open plan has said: saves a version, compares any two, and brings one back. */
export default function VersionsDialog({ planId, ...dialog }: VersionsDialogProps) {
  const { name } = usePlan()
  return (
    <Dialog {...dialog} size="lg" title={versionsOf(name)} asksBeforeClosing={false}>
      <div className="grid gap-4">
        <Versions planId={planId} onClose={() => dialog.onOpenChange(false)} />
      </div>
    </Dialog>
  )
}

function Versions({ planId, onClose }: { planId: string; onClose: () => void }) {
  const kept = useVersions(planId)
  const { versions, isOffline, load, save } = kept
  const [compared, compare] = useState<string | null>(null)
  if (isOffline) return <p className="text-soft">{NEEDS_CONNECTION}</p>
  if (versions === 'failed') return <ErrorState title={VERSIONS_NOT_LOADED} onRetry={() => void load()} />
  if (compared !== null && versions !== null)
    return (
      <VersionComparison versions={versions} first={compared} read={kept.read} onBack={() => compare(null)} />
    )
  return (
    <>
      <SaveVersion onSave={save} />
      {versions === null && <SkeletonRows rows={3} rowHeight="h-14" />}
      {versions?.length === 0 && <p className="text-soft">{NO_VERSIONS}</p>}
      <ol className="grid">
        {versions?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            planId={planId}
            kept={kept}
            onCompare={() => compare(version.id)}
            onRestored={onClose}
          />
        ))}
      </ol>
      <p className="text-xs text-soft">{KEEPS_LATEST}</p>
    </>
  )
}

function SaveVersion({ onSave }: { onSave: (label: string) => Promise<void> }) {
  return (
    <Form
      schema={versionName}
      read={(form) => ({ label: form.text('label') })}
      onSubmit={async ({ label }, form) => {
        await onSave(label)
        form.reset()
        toast.success(VERSION_SAVED, label)
      }}
      className="grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <TextField label={VERSION_NAME} name="label" maxLength={VERSION_NAME_LENGTH} />
      <SubmitButton>{SAVE_VERSION}</SubmitButton>
    </Form>
  )
}
