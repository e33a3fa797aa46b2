import { useActor } from '../../sync/browser/react.ts'
import { canComment } from '../comments/comments.access.ts'
import { DiscussionPlace } from '../comments/DiscussionPlace.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import { commentOnHeadline } from './headline-comments.mutations.ts'
import { type Headline, headlineAudience } from './headlines.table.ts'

/** What is said of a headline; with `onClose` in a dialog of its own. */
export default function HeadlineDiscussion({
  headline,
  onClose,
}: {
  headline: Headline
  onClose?: () => void
}) {
  const mayAdd = canComment(useActor()) && headline.archivedAt === null
  const about = aboutRow('headline', headline)
  return (
    <DiscussionPlace
      of={{ about, audience: headlineAudience(headline), mutation: commentOnHeadline, mayAdd }}
      title={headline.title}
      onClose={onClose}
    />
  )
}
