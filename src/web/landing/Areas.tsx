import { cx } from '../../ui/cx.ts'
import { type Area, AREAS, AREAS_NAME, AREAS_SUMMARY, AREAS_TITLE, partsOf } from './areas.text.ts'
import { Picture } from './Picture.tsx'
import { Section } from './Section.tsx'

/** Four tabs; in each of them, three things to choose from change the picture. Tabs in tabs.ts make them work. */
export function Areas() {
  return (
    <Section id="areas" title={AREAS_TITLE} summary={AREAS_SUMMARY}>
      <div className="grid gap-8">
        <div
          role="tablist"
          aria-label={AREAS_NAME}
          className="grid grid-cols-2 gap-x-4 border-b border-line lg:flex lg:gap-x-8"
        >
          {AREAS.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className="-mb-px min-h-11 border-b-2 border-transparent py-2.5 text-left text-sm font-medium text-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink md:text-base"
            >
              {title}
            </button>
          ))}
        </div>
        {AREAS.map((area, index) => (
          <div
            key={area.id}
            role="tabpanel"
            id={`panel-${area.id}`}
            aria-labelledby={`tab-${area.id}`}
            hidden={index !== 0}
          >
            <Panel area={area} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Panel({ area: { id, title, summary, items } }: { area: Area }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-4">
        <p className="text-base text-pretty">{summary}</p>
        <div role="tablist" aria-label={partsOf(title)} aria-orientation="vertical" className="grid gap-1">
          {items.map((item, index) => (
            <button
              key={item.picture}
              type="button"
              role="tab"
              id={`tab-${id}-${item.picture}`}
              aria-controls={`panel-${id}-${item.picture}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className={cx(
                'grid gap-1 rounded-r-md border-l-2 border-line py-3 pl-4 pr-3 text-left text-soft',
                'hover:bg-hover aria-selected:border-accent aria-selected:bg-sunken',
              )}
            >
              <span className="text-base font-semibold text-ink">{item.title}</span>
              <span className="text-pretty">{item.text}</span>
            </button>
          ))}
        </div>
      </div>
      <div>
        {items.map((item, index) => (
          <div
            key={item.picture}
            role="tabpanel"
            id={`panel-${id}-${item.picture}`}
            aria-labelledby={`tab-${id}-${item.picture}`}
            hidden={index !== 0}
          >
            <Picture name={item.picture} alt={item.shows} />
          </div>
        ))}
      </div>
    </div>
  )
}
