import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { dateText } from '../../time/time.text.ts'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { HookDialog } from './HookDialog.tsx'
import type { HookAct, ListedHook, NewSecret } from './hooks.requests.ts'
import {
  actsOf,
  EDIT_ACT,
  EVENT_LABELS,
  failingSince,
  LOG,
  NEW_SECRET,
  NOT_DONE,
  OFF,
  ON,
  PAUSE,
  PAUSED,
  REMOVE,
  REMOVED_DETAIL,
  removing,
  TEST,
  TEST_SENT,
  TURN_ON,
  waiting,
} from './hooks.text.ts'

type HookRowProps = {
  hook: ListedHook
  companyId: string
  onChanged: () => void
  /** The row is not there to take the focus back. */
  onRemoved: () => Promise<void>
  onSecret: (secret: string | null) => void
}

const isOff = ({ pausedAt, disabledAt }: ListedHook) => pausedAt !== null || disabledAt !== null

/** One webhook or channel: how it is doing, and what can be done with it. */
export function HookRow({ hook, companyId, onChanged, onRemoved, onSecret }: HookRowProps) {
  const [shown, setShown] = useState<'log' | 'edit' | 'remove' | null>(null)
  const toggle = (name: typeof shown) => (open: boolean) => setShown(open ? name : null)
  const team = useLive(myTeams, {})?.find(({ id }) => id === hook.teamId)

  async function act(does: HookAct) {
    try {
      const { secret } = await requestJson<NewSecret>('POST', '/api/hooks/act', {
        companyId,
        hookId: hook.id,
        act: does,
      })
      if (secret) onSecret(secret)
      if (does === 'test') toast.success(TEST_SENT)
      if (does === 'remove') await onRemoved()
      else onChanged()
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title || NOT_DONE, detail)
    }
  }
  const entry = (label: string, does: HookAct) => ({ label, onSelect: () => void act(does) })
  return (
    <li className="grid gap-1.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-48 truncate font-medium">
          {team ? `${team.name} · ${hook.host}` : hook.host}
        </span>
        <State hook={hook} />
        <Button size="sm" onClick={() => setShown('log')}>
          {LOG}
        </Button>
        <Menu
          label={actsOf(hook.host)}
          align="end"
          trigger={<IconButton label={actsOf(hook.host)} icon={<Ellipsis aria-hidden />} />}
          sections={[
            {
              entries: [
                ...(isOff(hook) ? [entry(TURN_ON, 'resume')] : [entry(TEST, 'test'), entry(PAUSE, 'pause')]),
                { label: EDIT_ACT, onSelect: () => setShown('edit') },
                ...(hook.kind === 'webhook' ? [entry(NEW_SECRET, 'new-secret')] : []),
                { label: REMOVE, danger: true, onSelect: () => setShown('remove') },
              ],
            },
          ]}
        />
      </div>
      <p className="text-[0.8125rem] text-soft">
        {hook.events.map((event) => EVENT_LABELS[event]).join(', ')}
      </p>
      <DeliveriesDialog
        open={shown === 'log'}
        onOpenChange={toggle('log')}
        companyId={companyId}
        hook={hook}
      />
      <HookDialog
        open={shown === 'edit'}
        onOpenChange={toggle('edit')}
        companyId={companyId}
        kind={hook.kind}
        hook={hook}
        onSaved={onChanged}
      />
      <ConfirmDialog
        open={shown === 'remove'}
        onOpenChange={toggle('remove')}
        title={removing(hook.host)}
        detail={REMOVED_DETAIL}
        confirmLabel={REMOVE}
        danger
        onConfirm={() => act('remove')}
      />
    </li>
  )
}

function State({ hook }: { hook: ListedHook }) {
  return (
    <>
      {hook.waiting > 0 && <Badge>{waiting(hook.waiting)}</Badge>}
      {hook.disabledAt !== null ? (
        <Badge variant="bad">{OFF}</Badge>
      ) : hook.pausedAt !== null ? (
        <Badge>{PAUSED}</Badge>
      ) : hook.failingSince !== null ? (
        <Badge variant="warn">{failingSince(dateText(hook.failingSince))}</Badge>
      ) : (
        <Badge variant="good">{ON}</Badge>
      )}
    </>
  )
}
