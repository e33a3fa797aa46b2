import { toast } from '../../../ui/toast.ts'
import type { ChosenPicture } from './ChosenPart.tsx'
import { PICTURE_BYTES } from './picture-limits.rules.ts'
import { FILE_NO_IMAGE, FILE_TOO_LARGE, PICTURE_HINT } from './picture.text.ts'

/** A chosen file as a picture that can be shown; null after saying what is wrong with it. The server decides what it really is. */
export async function choosePicture(file: File): Promise<ChosenPicture | null> {
  if (!file.type.startsWith('image/')) return refuse(FILE_NO_IMAGE)
  if (file.size >= PICTURE_BYTES) return refuse(FILE_TOO_LARGE)
  const source = URL.createObjectURL(file)
  const image = new Image()
  image.src = source
  try {
    await image.decode()
    return { file, source, shape: { width: image.naturalWidth, height: image.naturalHeight } }
  } catch {
    URL.revokeObjectURL(source)
    return refuse(FILE_NO_IMAGE)
  }
}

function refuse(title: string): null {
  toast.error(title, PICTURE_HINT)
  return null
}
