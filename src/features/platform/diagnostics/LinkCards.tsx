import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { OPEN, openPage } from './diagnostics.text.ts'

export interface LinkCard {
  to: '/rls' | '/rls2' | '/rls3' | '/testing' | '/speed' | '/sidebar-test' | '/company-management'
  title: string
  detail: string
}

/** One card for each place to look further. */
export const LinkCards = ({ cards }: { cards: readonly LinkCard[] }) => (
  <div className="grid max-w-5xl gap-4 px-4 py-5 md:grid-cols-2 xl:grid-cols-3">
    {cards.map(({ to, title, detail }) => (
      <Card
        key={to}
        title={title}
        description={detail}
        className="pb-3.5"
        actions={
          <Link to={to} aria-label={openPage(title)} className={buttonClass()}>
            {OPEN}
          </Link>
        }
      />
    ))}
  </div>
)
