import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { dateText } from '../../time/time.text.ts'
import { ToolsFor } from '../frame/ToolsFor.tsx'
import { toolsLastUsed } from '../sheets/sheets.queries.ts'
import type { ToolKey } from '../sheets/tool-kinds.rules.ts'
import { TOOL_LIST } from '../tool-list.ts'
import { COMES_LATER, lastUsed, NOT_USED_YET, TOOL_LABELS, TOOL_SENTENCES, TOOLS } from '../tools.text.ts'

/** The eight tools, each with what it is for and when one last worked with it. */
export function ToolsScreen() {
  return (
    <ToolsFor title={TOOLS}>
      <PageHeader title={TOOLS} />
      <ToolCards />
    </ToolsFor>
  )
}

function ToolCards() {
  const used: Partial<Record<ToolKey, string | null>> | undefined = useLive(toolsLastUsed, {})
  return (
    <ul aria-label={TOOLS} className="grid gap-3 px-4 pb-6 sm:grid-cols-2 xl:grid-cols-4">
      {TOOL_LIST.map(({ key, icon: Icon, path }) => {
        const at = used?.[key]
        const when = at ? lastUsed(dateText(at)) : NOT_USED_YET
        return (
          <li key={key} className="flex">
            <CardFace path={path}>
              <span className="flex items-center gap-2.5">
                <Icon aria-hidden className="size-5 shrink-0 text-soft" />
                <h2 className="min-w-0 flex-1 font-semibold">{TOOL_LABELS[key]}</h2>
              </span>
              <span className="flex-1 text-soft">{TOOL_SENTENCES[key]}</span>
              <span className="text-xs text-soft">{path === null ? COMES_LATER : used && when}</span>
            </CardFace>
          </li>
        )
      })}
    </ul>
  )
}

const face = 'flex min-h-32 min-w-0 flex-1 flex-col gap-2 rounded-lg border border-line bg-page p-4'

function CardFace({ path, children }: { path: string | null; children: ReactNode }) {
  if (path === null) return <div className={cx(face, 'bg-sunken')}>{children}</div>
  return (
    <Link to={path} className={cx(face, 'transition-colors hover:bg-hover')}>
      {children}
    </Link>
  )
}
