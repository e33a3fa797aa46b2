import { useActor } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { canComment } from '../comments/comments.access.ts'
import { RowComments } from '../comments/RowComments.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import type { Headline } from './headlines.table.ts'

const HeadlineDiscussion = later(() => import('./HeadlineDiscussion.tsx'))

/** How many comments a headline has, which open from there. Most people open no other dialog of it. */
export function HeadlineComments({ headline }: { headline: Headline }) {
  const mayAdd = canComment(useActor())
  return (
    <RowComments about={aboutRow('headline', headline)} always={mayAdd}>
      {(onClose) => <HeadlineDiscussion headline={headline} onClose={onClose} />}
    </RowComments>
  )
}
