import { TextArea } from '../../ui/TextArea.tsx'
import { TitleField } from '../../ui/TitleField.tsx'
import { CONTENT_LENGTH, TITLE_LENGTH } from './headlines.table.ts'
import { CONTENT, TITLE } from './headlines.text.ts'

/** The fields of a new headline or an existing one. */
export function HeadlineFields({ title, content }: { title?: string; content?: string | null }) {
  return (
    <>
      <TitleField label={TITLE} name="title" defaultValue={title} maxLength={TITLE_LENGTH} />
      <TextArea
        unboxed
        label={CONTENT}
        name="content"
        defaultValue={content ?? ''}
        maxLength={CONTENT_LENGTH}
      />
    </>
  )
}
