import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { dismiss, pictureOf, useNews } from './news.ts'
import { NewsCard } from './NewsCard.tsx'
import { DISMISS, dismissOf, NEWS_NOT_LOADED, NOTHING_NEW, WHATS_NEW } from './whats-new.text.ts'

/** Everything that is new and was not dismissed, in full. */
export default function WhatsNew({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { launches, hasFailed } = useNews(companyId)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={WHATS_NEW}
      description={
        launches?.length === 0 ? NOTHING_NEW : hasFailed && !launches ? NEWS_NOT_LOADED : undefined
      }
      asksBeforeClosing={false}
    >
      <ul className="grid gap-3">
        {launches?.map((launch) => (
          <li key={launch.id}>
            <NewsCard
              {...launch}
              picture={pictureOf(companyId, launch)}
              isWhole
              actions={
                <Button size="sm" aria-label={dismissOf(launch.title)} onClick={() => void dismiss(launch)}>
                  {DISMISS}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
