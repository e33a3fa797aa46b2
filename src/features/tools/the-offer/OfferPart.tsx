import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { SectionScore } from '../frame/SectionScore.tsx'
import { SectionText } from '../frame/SectionText.tsx'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import type { SectionOf } from '../sheets/tool-kinds.rules.ts'
import { isLever } from './offer-score.rules.ts'
import { PART_HINTS, scoreOf, WEAKEST } from './the-offer.text.ts'

type OfferPartProps = {
  sheetId: string
  part: SectionOf<'the-offer'>
  item: ItemEntry | undefined
  isWeakest: boolean
  mayEdit: boolean
  /** The same part of an offer that it is compared with. */
  children: ReactNode
}

/** One part of an offer: what it says and, of a lever, its score. */
export function OfferPart({ sheetId, part, item, isWeakest, mayEdit, children }: OfferPartProps) {
  const label = SECTION_LABELS[part]
  return (
    <li
      className={cx(
        'grid gap-x-4 gap-y-2 rounded-lg border border-line p-3 sm:grid-cols-[11rem_minmax(0,1fr)]',
        isWeakest && 'border-l-[3px] border-l-warn-edge bg-warn-tint',
      )}
    >
      <div className="grid content-start gap-1">
        <h2 className="font-medium">{label}</h2>
        <p className={cx('text-xs', isWeakest ? 'text-ink' : 'text-soft')}>{PART_HINTS[part]}</p>
        {isWeakest && (
          <span>
            <Badge variant="warn" icon={<TriangleAlert aria-hidden />}>
              {WEAKEST}
            </Badge>
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <SectionText
              sheetId={sheetId}
              section={part}
              label={label}
              value={item?.text ?? ''}
              mayEdit={mayEdit}
            />
          </div>
          {isLever(part) && (
            <SectionScore
              sheetId={sheetId}
              section={part}
              label={scoreOf(label)}
              value={item?.score ?? null}
              mayEdit={mayEdit}
            />
          )}
        </div>
        {children}
      </div>
    </li>
  )
}
