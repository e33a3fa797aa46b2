import { useState } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { later } from '../../../ui/later.tsx'
import { EDIT_PICTURE, PICTURE, PICTURE_SHOWN } from './picture.text.ts'

const PictureDialog = later(() => import('./PictureDialog.tsx'))

type PictureCardProps = { fullName: string; picture: string | null }

/** The reader's own picture, and the way to another one. */
export function PictureCard({ fullName, picture }: PictureCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={PICTURE} description={PICTURE_SHOWN}>
      <div className="flex items-center gap-4">
        <Avatar size="lg" name={fullName} picture={picture} />
        <Button onPointerEnter={() => void PictureDialog.preload()} onClick={() => setOpen(true)}>
          {EDIT_PICTURE}
        </Button>
      </div>
      {isOpen && <PictureDialog fullName={fullName} picture={picture} onClose={() => setOpen(false)} />}
    </Card>
  )
}
