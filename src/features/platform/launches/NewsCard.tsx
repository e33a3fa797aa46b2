import type { ReactNode } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import type { Launch } from './launches.requests.ts'
import { KIND_LABELS } from './kinds.text.ts'
import { NewsLink } from './NewsLink.tsx'
import { OPEN, openOf } from './whats-new.text.ts'

type NewsCardProps = Pick<Launch, 'title' | 'summary' | 'kind' | 'href'> & {
  /** The address of its picture. */
  picture: string | null
  /** Shows all of the summary rather than its first lines. */
  isWhole?: boolean
  actions?: ReactNode
}

/** What is new, with its picture. */
export const NewsCard = ({
  title,
  summary,
  kind,
  picture,
  href,
  isWhole = false,
  actions,
}: NewsCardProps) => (
  <article className="overflow-hidden rounded-lg border border-line bg-page">
    {picture && (
      <img
        src={picture}
        alt=""
        draggable={false}
        decoding="async"
        className="aspect-[5/2] w-full border-b border-line bg-sunken object-cover"
      />
    )}
    <div className="grid gap-1.5 px-4 py-3">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-semibold break-words">{title}</h3>
        <Badge variant="info">{KIND_LABELS[kind]}</Badge>
      </div>
      <p
        className={
          isWhole ? 'break-words whitespace-pre-line text-soft' : 'line-clamp-2 break-words text-soft'
        }
      >
        {summary}
      </p>
      {(actions || href) && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {href && (
            <NewsLink href={href} label={openOf(title)} className={buttonClass('primary', 'sm')}>
              {OPEN}
            </NewsLink>
          )}
          {actions}
        </div>
      )}
    </div>
  </article>
)
