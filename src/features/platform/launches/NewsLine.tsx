import type { ReactNode } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { KIND_LABELS } from './kinds.text.ts'
import type { Launch } from './launches.requests.ts'
import { NewsLink } from './NewsLink.tsx'
import { OPEN, openOf } from './whats-new.text.ts'

type NewsLineProps = Pick<Launch, 'title' | 'kind' | 'href'> & { actions: ReactNode }

/** What is new in one line, for the head of a page. */
export const NewsLine = ({ title, kind, href, actions }: NewsLineProps) => (
  <article className="flex min-h-control items-center gap-1.5 rounded-lg border border-line bg-page pr-1 pl-2.5">
    <span className="flex @max-lg:hidden">
      <Badge variant="info">{KIND_LABELS[kind]}</Badge>
    </span>
    <h2 className="min-w-0 flex-1 truncate text-[0.8125rem] font-medium" title={title}>
      {title}
    </h2>
    {href && (
      <NewsLink href={href} label={openOf(title)} className={buttonClass('ghost', 'sm')}>
        {OPEN}
      </NewsLink>
    )}
    {actions}
  </article>
)
