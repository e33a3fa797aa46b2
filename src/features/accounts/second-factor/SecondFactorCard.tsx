import { LOCALE } from '../../../language/locale.text.ts'
import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { later } from '../../../ui/later.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { secondFactor } from './second-factor-resource.ts'
import { RECOVERY_CODES } from './second-factor.rules.ts'
import type { SecondFactor } from './second-factor.requests.ts'
import {
  codesLeft,
  DEVICES_FORGOTTEN,
  devicesRemembered,
  FORGET_DEVICES,
  NEW_CODES,
  NO_CODES_LEFT,
  NOT_DONE,
  NOT_LOADED,
  OFF,
  ON,
  ONE_TIME_CODES,
  onSince,
  SET_UP,
  TURN_OFF,
  WHAT_THEY_ARE,
} from './second-factor.text.ts'

const SetUpDialog = later(() => import('./SetUpDialog.tsx'))
const NewCodesDialog = later(() => import('./NewCodesDialog.tsx'))
const TurnOffDialog = later(() => import('./TurnOffDialog.tsx'))

type Asked = 'set-up' | 'new-codes' | 'off'

const reload = () => void secondFactor.refresh().catch(() => undefined)

/** One-time codes on the profile: set up, turned off, and what is left of the recovery codes. */
export function SecondFactorCard() {
  const { data, failed } = secondFactor.use()
  const [asked, setAsked] = useState<Asked | null>(null)
  // Each dialog remains mounted until its code has come, and closes by itself.
  const dialog = (kind: Asked) => ({ open: asked === kind, onOpenChange: () => setAsked(null) })
  const isOn = data !== undefined && data.since !== null
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {ONE_TIME_CODES}
          {data && <Badge variant={isOn ? 'good' : 'status'}>{isOn ? ON : OFF}</Badge>}
        </span>
      }
      description={WHAT_THEY_ARE}
      actions={data && !isOn && <Button onClick={() => setAsked('set-up')}>{SET_UP}</Button>}
    >
      {failed && !data && <ErrorState title={NOT_LOADED} onRetry={reload} />}
      {!data && !failed && <SkeletonRows rows={1} />}
      {isOn && <Details {...data} ask={setAsked} />}
      {data && <SetUpDialog {...dialog('set-up')} />}
      {isOn && <NewCodesDialog {...dialog('new-codes')} />}
      {isOn && <TurnOffDialog {...dialog('off')} />}
    </Card>
  )
}

function Details({
  since,
  recoveryCodesLeft: left,
  rememberedDevices,
  ask,
}: SecondFactor & { ask: (asked: Asked) => void }) {
  async function forget() {
    try {
      await post('/api/second-factor/forget-devices', {}, NOT_DONE)
      toast.success(DEVICES_FORGOTTEN)
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
    }
    reload()
  }

  return (
    <div className="grid gap-3">
      <p>
        {since !== null && onSince(new Date(since).toLocaleDateString(LOCALE, { dateStyle: 'medium' }))}{' '}
        {left === 0 ? NO_CODES_LEFT : codesLeft(left, RECOVERY_CODES)}{' '}
        {rememberedDevices > 0 && devicesRemembered(rememberedDevices)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => ask('new-codes')}>{NEW_CODES}</Button>
        {rememberedDevices > 0 && <Button onClick={forget}>{FORGET_DEVICES}</Button>}
        <Button variant="danger" onClick={() => ask('off')}>
          {TURN_OFF}
        </Button>
      </div>
    </div>
  )
}
