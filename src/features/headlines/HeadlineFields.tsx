import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CONTENT_LENGTH, TITLE_LENGTH } from './headlines.table.ts'
import { CONTENT, TITLE } from './headlines.text.ts'

/** The fields of a new headline or an existing one. */
export function HeadlineFields({ title, content }: { title?: string; content?: string | null }) {
  return (
    <>
      <TextField
        label={TITLE}
        name="title"
        defaultValue={title}
        maxLength={TITLE_LENGTH}
        autoFocus
        required
      />
      <TextArea label={CONTENT} name="content" defaultValue={content ?? ''} maxLength={CONTENT_LENGTH} />
    </>
  )
}
