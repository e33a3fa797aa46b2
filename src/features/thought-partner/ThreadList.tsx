import { Download } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/Select.tsx'
import { dateText } from '../time/time.text.ts'
import type { Thread } from './thought-partner.requests.ts'
import { CONVERSATIONS, DOWNLOAD, NEW_CONVERSATION, NO_CONVERSATIONS } from './thought-partner.text.ts'

type ThreadListProps = {
  companyId: string
  threads: readonly Thread[]
  shownId: string
  onChoose: (threadId: string) => void
}

/** The person's conversations, the latest first, where there is room beside the open one. */
export function ThreadList({ companyId, threads, shownId, onChoose }: ThreadListProps) {
  return (
    <nav
      aria-label={CONVERSATIONS}
      className="flex w-64 shrink-0 flex-col border-r border-line max-md:hidden print:hidden"
    >
      <h2 className="px-4 pt-3 pb-1 text-xs font-semibold text-soft">{CONVERSATIONS}</h2>
      {threads.length === 0 ? (
        <p className="px-4 py-2 text-[0.8125rem] text-soft">{NO_CONVERSATIONS}</p>
      ) : (
        <ul className="grid min-h-0 flex-1 content-start gap-0.5 overflow-y-auto px-2 pb-2">
          {threads.map(({ id, title, lastAt }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === shownId}
                onClick={() => onChoose(id)}
                className={cx(
                  'grid w-full min-w-0 rounded-md px-2 py-1.5 text-left hover:bg-hover',
                  id === shownId && 'bg-selected',
                )}
              >
                <span className="truncate font-medium">{title}</span>
                <span className="text-xs text-soft">{dateText(lastAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {threads.length > 0 && (
        <p className="border-t border-line p-2">
          <a
            href={`/api/ai/${companyId}/conversations.json`}
            download
            className={cx(buttonClass('ghost', 'sm'), 'w-full justify-start')}
          >
            <Download aria-hidden /> {DOWNLOAD}
          </a>
        </p>
      )}
    </nav>
  )
}

/** The same where there is no room for a list. */
export function ThreadMenu({ threads, shownId, onChoose }: ThreadListProps) {
  if (threads.length === 0) return null
  const isKnown = threads.some(({ id }) => id === shownId)
  return (
    <Select
      label={CONVERSATIONS}
      name="conversation"
      hideLabel
      className="min-w-0 flex-1 md:hidden print:hidden"
      value={isKnown ? shownId : ''}
      placeholder={NEW_CONVERSATION}
      onChange={(id) => id !== '' && onChoose(id)}
      options={threads.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
