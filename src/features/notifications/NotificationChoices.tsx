import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import {
  BY_APP,
  BY_MAIL,
  BY_PUSH,
  CHOICES_EXPLAINED,
  KIND_CHOICES,
  KIND_WHEN,
  NOTIFICATION_CHOICES,
} from './notification-choices.text.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreferences,
} from './notification-kinds.rules.ts'
import { chooseNotifications } from './notifications.mutations.ts'
import { pushState } from './push/this-device.ts'
import { ThisDevice } from './push/ThisDevice.tsx'
import { myNotificationPreferences } from './notifications.queries.ts'

/** What the person wants to be told. */
export default function NotificationChoices() {
  const preferences = useLive(myNotificationPreferences, {})
  const devices = pushState.use().data?.devices ?? 0
  return (
    <Card title={NOTIFICATION_CHOICES} description={CHOICES_EXPLAINED}>
      {!preferences && <SkeletonRows rows={5} />}
      {preferences && (
        <ul className="grid gap-3">
          {NOTIFICATION_KINDS.map((kind) => (
            <li key={kind}>
              <Choice kind={kind} preferences={preferences} hasDevice={devices > 0} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <ThisDevice />
      </div>
    </Card>
  )
}

type ChoiceProps = { kind: NotificationKind; preferences: NotificationPreferences; hasDevice: boolean }

function Choice({ kind, preferences: { hidden, unmailed, pushed }, hasDevice }: ChoiceProps) {
  const mutate = useMutate()
  const choose = (by: 'app' | 'mail' | 'push', wanted: boolean) =>
    void mutate(chooseNotifications, { kind, by, wanted })
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-56 flex-1">
        <p className="font-medium">{KIND_CHOICES[kind]}</p>
        <p className="text-[0.8125rem] text-soft">{KIND_WHEN[kind]}</p>
      </div>
      <div
        role="group"
        aria-label={KIND_CHOICES[kind]}
        className="flex flex-wrap gap-x-4 sm:gap-x-5 [&>label]:shrink-0"
      >
        <Switch
          label={BY_APP}
          checked={!hidden.includes(kind)}
          onChange={({ currentTarget }) => choose('app', currentTarget.checked)}
        />
        <Switch
          label={BY_MAIL}
          checked={!unmailed.includes(kind)}
          onChange={({ currentTarget }) => choose('mail', currentTarget.checked)}
        />
        <Switch
          label={BY_PUSH}
          disabled={!hasDevice}
          checked={hasDevice && pushed.includes(kind)}
          onChange={({ currentTarget }) => choose('push', currentTarget.checked)}
        />
      </div>
    </div>
  )
}
