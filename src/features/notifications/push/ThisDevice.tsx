import { useEffect, useState } from 'react'
import { Switch } from '../../../ui/Checkbox.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { isInstalledByHand } from '../../../ui/home-screen.ts'
import { problemOf } from '../../../ui/problem.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { DEVICE_NOT_KNOWN, DEVICE_WORDS, NOT_TURNED_OFF, NOT_TURNED_ON, ON_THIS_DEVICE } from './push.text.ts'
import { deviceState } from './this-device.rules.ts'
import { type BrowserState, browserState, pushState, turnOff, turnOn } from './this-device.ts'

/** Whether notifications are pushed to this device. The browser is asked for its permission on the press only. */
export function ThisDevice() {
  const { data, failed } = pushState.use()
  const [browser, setBrowser] = useState<BrowserState | null>(null)
  const [isChanging, setChanging] = useState(false)
  const look = async () => setBrowser(await browserState())
  useEffect(() => {
    const onReturn = () => void look()
    onReturn()
    // Somebody may have allowed it in the browser’s own settings in the meantime.
    addEventListener('focus', onReturn)
    return () => removeEventListener('focus', onReturn)
  }, [])
  if (failed && !data)
    return (
      <ErrorState title={DEVICE_NOT_KNOWN} onRetry={() => void pushState.refresh().catch(() => undefined)} />
    )
  if (!data || !browser) return <Skeleton className="h-10 w-full" />
  const { publicKey } = data
  const state = deviceState({
    ...browser,
    isInstalledByHand: isInstalledByHand(),
    isAvailable: publicKey !== null,
    isOn: data.isOn && browser.isSubscribed,
  })

  async function change(on: boolean) {
    setChanging(true)
    try {
      if (!on) await turnOff()
      else if (publicKey !== null) await turnOn(publicKey)
      await pushState.refresh()
    } catch (error) {
      toast.error(on ? NOT_TURNED_ON : NOT_TURNED_OFF, problemOf(error).detail)
    } finally {
      await look()
      setChanging(false)
    }
  }
  return (
    <Switch
      label={ON_THIS_DEVICE}
      description={DEVICE_WORDS[state]}
      checked={state === 'on'}
      disabled={isChanging || !['on', 'off'].includes(state)}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  )
}
