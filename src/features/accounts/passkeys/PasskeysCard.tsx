import { LOCALE } from '../../../language/locale.text.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { later } from '../../../ui/later.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { passkeys } from './passkeys-resource.ts'
import type { ListedPasskey } from './passkeys.requests.ts'
import {
  ADD_PASSKEY,
  KEPT,
  madeIn,
  madeOn,
  NO_PASSKEYS,
  PASSKEYS,
  PASSKEYS_NOT_LOADED,
  REMOVE,
  removeOf,
  RENAME,
  renameOf,
  usedOn,
  WHAT_THEY_ARE,
} from './passkeys.text.ts'

const AddPasskeyDialog = later(() => import('./AddPasskeyDialog.tsx'))
const RenamePasskeyDialog = later(() => import('./RenamePasskeyDialog.tsx'))
const RemovePasskeyDialog = later(() => import('./RemovePasskeyDialog.tsx'))

const day = (moment: string): string => new Date(moment).toLocaleDateString(LOCALE, { dateStyle: 'medium' })

/** The passkeys of a person on their profile: added, renamed and removed. */
export function PasskeysCard() {
  const { data, failed } = passkeys.use()
  const [adding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<ListedPasskey | null>(null)
  const [removing, setRemoving] = useState<ListedPasskey | null>(null)
  return (
    <Card
      title={PASSKEYS}
      description={WHAT_THEY_ARE}
      actions={data && <Button onClick={() => setAdding(true)}>{ADD_PASSKEY}</Button>}
    >
      {failed && !data && (
        <ErrorState
          title={PASSKEYS_NOT_LOADED}
          onRetry={() => void passkeys.refresh().catch(() => undefined)}
        />
      )}
      {!data && !failed && <SkeletonRows rows={1} />}
      {data?.passkeys.length === 0 && <p className="text-soft">{NO_PASSKEYS}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex min-h-14 items-center gap-3 py-2">
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <p className="font-medium">{passkey.name}</p>
                <p className="text-[0.8125rem] text-soft">
                  {KEPT[passkey.keeper]}, {madeIn(passkey.madeOn)}
                </p>
                <p className="text-[0.8125rem] text-soft">
                  {madeOn(day(passkey.createdAt))}, {usedOn(passkey.lastUsedAt && day(passkey.lastUsedAt))}
                </p>
              </div>
              <Button
                size="sm"
                variant="ghost"
                aria-label={renameOf(passkey.name)}
                onClick={() => setRenaming(passkey)}
              >
                {RENAME}
              </Button>
              <Button size="sm" aria-label={removeOf(passkey.name)} onClick={() => setRemoving(passkey)}>
                {REMOVE}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskeyDialog open={adding} onOpenChange={setAdding} />
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />
    </Card>
  )
}
