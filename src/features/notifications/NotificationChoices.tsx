import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import {
  BY_APP,
  BY_MAIL,
  CHOICES_EXPLAINED,
  KIND_CHOICES,
  KIND_WHEN,
  NOTIFICATION_CHOICES,
} from './notification-choices.text.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.rules.ts'
import { chooseNotifications } from './notifications.mutations.ts'
import { myNotificationPreferences, type NotificationPreferences } from './notifications.queries.ts'

/** What the person wants to be told. */
export default function NotificationChoices() {
  const preferences = useLive(myNotificationPreferences, {})
  return (
    <Card title={NOTIFICATION_CHOICES} description={CHOICES_EXPLAINED}>
      {!preferences && <SkeletonRows rows={5} />}
      {preferences && (
        <ul className="grid gap-3">
          {NOTIFICATION_KINDS.map((kind) => (
            <li key={kind}>
              <Choice kind={kind} preferences={preferences} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type ChoiceProps = { kind: NotificationKind; preferences: NotificationPreferences }

function Choice({ kind, preferences: { hidden, unmailed } }: ChoiceProps) {
  const mutate = useMutate()
  const choose = (by: 'app' | 'mail', wanted: boolean) =>
    void mutate(chooseNotifications, { kind, by, wanted })
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-56 flex-1">
        <p className="font-medium">{KIND_CHOICES[kind]}</p>
        <p className="text-[0.8125rem] text-soft">{KIND_WHEN[kind]}</p>
      </div>
      <div role="group" aria-label={KIND_CHOICES[kind]} className="flex gap-5">
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
      </div>
    </div>
  )
}
