import { COPIED, COPY_BY_HAND } from './copy.text.ts'
import { toast } from './toast.ts'

/** Copies a text, and says whether that went well. */
export const copyText = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast.success(COPIED),
    () => toast.warning(COPY_BY_HAND),
  )
