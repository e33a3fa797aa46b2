import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { SUCCESS } from '../accounts.text.ts'
import { session } from '../sessions/session-resource.ts'
import { wholeCrop } from './crop.rules.ts'
import { Cropper } from './Cropper.tsx'
import { BACK, PICTURE_UPDATED, USE_PART } from './picture.text.ts'
import { sendOwnPicture } from './send-picture.ts'

export type ChosenPicture = { file: File; source: string; shape: { width: number; height: number } }

type ChosenPartProps = { chosen: ChosenPicture; onDone: () => void }

/** Asks which part of a picture is to be shown, and sends it. What was chosen stays if that fails. */
export function ChosenPart({ chosen: { file, source, shape }, onDone }: ChosenPartProps) {
  const [crop, setCrop] = useState(() => wholeCrop(shape))
  const [isSending, setSending] = useState(false)

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      await sendOwnPicture(file, crop)
      await session.refresh().catch(() => undefined)
      toast.success(SUCCESS, PICTURE_UPDATED)
      onDone()
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title, detail)
      setSending(false)
    }
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      <Cropper source={source} shape={shape} crop={crop} onChange={setCrop} />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={isSending}>
          {BACK}
        </Button>
        <Button type="submit" variant="primary" pending={isSending} autoFocus>
          {USE_PART}
        </Button>
      </div>
    </form>
  )
}
