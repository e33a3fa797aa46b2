import { TextArea } from '../../ui/TextArea.tsx'
import { TitleField } from '../../ui/TitleField.tsx'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from './work.rules.ts'
import { DESCRIPTION, TITLE } from './work.text.ts'

type TitleAndDescriptionProps = { title?: string | undefined; description?: string | null | undefined }

/** The fields `title` and `description`, with which every form for a piece of work begins. */
export function TitleAndDescription({ title, description }: TitleAndDescriptionProps) {
  return (
    <>
      <TitleField label={TITLE} name="title" defaultValue={title} maxLength={TITLE_LENGTH} />
      <TextArea
        unboxed
        label={DESCRIPTION}
        name="description"
        defaultValue={description ?? ''}
        maxLength={DESCRIPTION_LENGTH}
      />
    </>
  )
}
