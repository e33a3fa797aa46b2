import { Download } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { scheduledTeams } from '../meetings/schedule/schedules.queries.ts'
import {
  BY_FILE,
  BY_FILE_EXPLAINED,
  CALENDAR_EXPLAINED,
  CALENDAR_TITLE,
  DOWNLOAD,
  downloadOf,
} from './calendar.text.ts'
import { Feeds } from './Feeds.tsx'

type CalendarDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Secret addresses for one's calendar, and the meetings of each team as a file. */
export default function CalendarDialog(dialog: CalendarDialogProps) {
  const company = useLive(myCompany, {})
  const teams = useLive(scheduledTeams, {}) ?? []
  return (
    <Dialog {...dialog} title={CALENDAR_TITLE} description={CALENDAR_EXPLAINED} asksBeforeClosing={false}>
      <div className="grid gap-5">
        {company ? <Feeds companyId={company.id} /> : <SkeletonRows rows={2} />}
        {company && teams.length > 0 && (
          <section className="grid gap-2 border-t border-line pt-4">
            <h3 className="font-semibold">{BY_FILE}</h3>
            <p className="text-[0.8125rem] text-soft">{BY_FILE_EXPLAINED}</p>
            <ul className="divide-y divide-line">
              {teams.map(({ id, name }) => (
                <li key={id} className="flex min-h-11 items-center gap-3">
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <a
                    href={`/api/calendar/files/${company.id}/${id}`}
                    download
                    aria-label={downloadOf(name)}
                    className={buttonClass('secondary', 'sm')}
                  >
                    <Download aria-hidden />
                    {DOWNLOAD}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
