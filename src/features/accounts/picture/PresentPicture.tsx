import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { SUCCESS } from '../accounts.text.ts'
import { session } from '../sessions/session-resource.ts'
import { choosePicture } from './choose-picture.ts'
import type { ChosenPicture } from './ChosenPart.tsx'
import {
  CHANGE,
  CHOOSE_FILE,
  DONE,
  NOT_REMOVED,
  PICTURE_HINT,
  PICTURE_REMOVED,
  REMOVE,
  UPLOAD,
} from './picture.text.ts'

type PresentPictureProps = {
  fullName: string
  picture: string | null
  onChoose: (chosen: ChosenPicture) => void
  onClose: () => void
}

/** The picture as it is, and what can be done with it. */
export function PresentPicture({ fullName, picture, onChoose, onClose }: PresentPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isRemoving, setRemoving] = useState(false)

  async function choose({ files, value }: HTMLInputElement) {
    const chosen = files?.[0] && value ? await choosePicture(files[0]) : null
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
    if (chosen) onChoose(chosen)
  }

  async function remove() {
    setRemoving(true)
    try {
      await post('/api/picture/remove', {}, NOT_REMOVED)
      await session.refresh().catch(() => undefined)
      toast.success(SUCCESS, PICTURE_REMOVED)
    } catch (error) {
      toast.error(NOT_REMOVED, problemOf(error).detail)
    }
    setRemoving(false)
  }

  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-3">
        <Avatar size="lg" name={fullName} picture={picture} className="size-32 text-4xl" />
        <p className="text-[0.8125rem] text-soft">{PICTURE_HINT}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
            {picture ? CHANGE : UPLOAD}
          </Button>
          {picture && (
            <Button pending={isRemoving} onClick={() => void remove()}>
              {REMOVE}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          aria-label={CHOOSE_FILE}
          hidden
          onInput={(event) => event.stopPropagation()}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
      </div>
      <div className="flex justify-end border-t border-line pt-3">
        <Button variant="primary" onClick={onClose}>
          {DONE}
        </Button>
      </div>
    </div>
  )
}
