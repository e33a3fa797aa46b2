import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const looks = {
  good: { icon: CircleCheck, classes: 'border-good-edge bg-good-tint text-good-ink' },
  bad: { icon: CircleAlert, classes: 'border-bad-edge bg-bad-tint text-bad-ink' },
  warn: { icon: TriangleAlert, classes: 'border-warn-edge bg-warn-tint text-warn-ink' },
  info: { icon: Info, classes: 'border-info-edge bg-info-tint text-info-ink' },
}

type AlertProps = { kind: keyof typeof looks; title: ReactNode; detail?: ReactNode; action?: ReactNode }

/** A message that stays on the page. Screen readers announce errors at once and everything else at the next pause. */
export function Alert({ kind, title, detail, action }: AlertProps) {
  const { icon: Icon, classes } = looks[kind]
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-start gap-x-2.5 gap-y-1.5 rounded-md border-l-4 px-3 py-2.5',
        classes,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        <p className="font-medium">{title}</p>
        {detail && <p className="text-[0.8125rem]">{detail}</p>}
      </div>
      {action && <div className="-my-1.5 ml-auto">{action}</div>}
    </div>
  )
}
