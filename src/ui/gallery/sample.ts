import type { SyncClient } from '../../sync/browser/client.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { optionalText, text, uuid } from '../../sync/fields.ts'
import type { RefusalText } from '../../sync/refusal.ts'
import type { FormReader } from '../form-reader.ts'
import { toast } from '../toast.ts'

/** What the gallery's forms send. No server knows it, and it writes nothing. */
export const addInstrument = defineMutation('add_gallery_instrument', {
  input: {
    id: uuid(),
    name: text({ max: 80, required: 'Name is required' }),
    note: optionalText(),
  },
  may: () => true,
  run() {},
})

export const readInstrument = (form: FormReader, id: string) => ({
  id,
  name: form.text('name'),
  note: form.optional('note'),
})

export const REFUSAL: RefusalText = {
  kind: 'refused',
  code: 'gallery/taken',
  title: 'Failed to add instrument',
  detail: 'There is already an instrument with this name.',
}

/** A sync client as far as forms need one: it gives every mutation the same answer. */
export function answering(refusal: RefusalText | null): SyncClient {
  const client: Pick<SyncClient, 'mutate'> = {
    mutate() {
      if (refusal) toast.error(refusal.title, refusal.detail)
      return refusal
    },
  }
  return client as SyncClient
}
