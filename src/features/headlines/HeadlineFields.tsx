import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The fields that a new headline and an existing one share. */
export function HeadlineFields({ title, content }: { title?: string; content?: string | null }) {
  return (
    <>
      <TextField label="Title" name="title" defaultValue={title} maxLength={200} autoFocus required />
      <TextArea label="Content" name="content" defaultValue={content ?? ''} maxLength={10_000} />
    </>
  )
}
