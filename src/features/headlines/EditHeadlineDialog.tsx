import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { later } from '../../ui/later.tsx'
import { HeadlineFields } from './HeadlineFields.tsx'
import { updateHeadline } from './headlines.mutations.ts'
import type { Headline } from './headlines.table.ts'
import { EDIT_HEADLINE, HEADLINE_UPDATED } from './headlines.text.ts'

const HeadlineDiscussion = later(() => import('./HeadlineDiscussion.tsx'))

type EditHeadlineDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; headline: Headline }

export default function EditHeadlineDialog({ headline, ...dialog }: EditHeadlineDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={EDIT_HEADLINE}
      mutation={updateHeadline}
      read={(form) => ({ id: headline.id, title: form.text('title'), content: form.optional('content') })}
      onDone={() => toast.success(HEADLINE_UPDATED)}
    >
      <HeadlineFields title={headline.title} content={headline.content} />
      <HeadlineDiscussion headline={headline} />
    </FormDialog>
  )
}
