import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EDIT_PICTURE } from './picture.text.ts'
import { type ChosenPicture, ChosenPart } from './ChosenPart.tsx'
import { PresentPicture } from './PresentPicture.tsx'

type PictureDialogProps = { fullName: string; picture: string | null; onClose: () => void }

/** Uploads, changes and removes the reader's profile picture. */
export default function PictureDialog({ fullName, picture, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.source)), [chosen])
  return (
    <Dialog open onOpenChange={onClose} title={EDIT_PICTURE} size="sm" changed={chosen !== null}>
      {chosen ? (
        <ChosenPart chosen={chosen} onDone={() => setChosen(null)} />
      ) : (
        <PresentPicture fullName={fullName} picture={picture} onChoose={setChosen} onClose={onClose} />
      )}
    </Dialog>
  )
}
