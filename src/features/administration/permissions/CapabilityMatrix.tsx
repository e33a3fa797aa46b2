import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import type { Capability } from '../../../sync/actor.ts'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/Select.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { levelCan } from '../../rights/capabilities.rules.ts'
import { CAPABILITY_CATEGORIES } from '../../rights/capability-categories.rules.ts'
import { CATEGORY_LABELS } from '../../rights/capability-categories.text.ts'
import { type Level, LEVELS } from '../../rights/levels.rules.ts'
import { LEVEL_ABOUT, LEVEL_LABELS } from '../../rights/rights.text.ts'
import { CAPABILITY, CAPABILITY_LABELS, MAY, MAY_NOT, ONE_LEVEL } from './permissions.text.ts'

const categories = (
  Object.entries(CAPABILITY_CATEGORIES) as [keyof typeof CATEGORY_LABELS, readonly Capability[]][]
).map(([category, capabilities]) => [CATEGORY_LABELS[category], capabilities] as const)

/** What each level may do. A phone shows one level at a time, at first the reader's. */
export function CapabilityMatrix({ own }: { own: Level }) {
  return useIsNarrow() ? <OneLevel own={own} /> : <AllLevels own={own} />
}

function AllLevels({ own }: { own: Level }) {
  return (
    <table className="w-full max-w-5xl border-collapse text-left">
      <thead className="sticky top-0 z-10 bg-page">
        <tr className="border-b border-line">
          <th scope="col" className="px-4 py-2 font-medium">
            {CAPABILITY}
          </th>
          {LEVELS.map((level) => (
            <th
              key={level}
              scope="col"
              className={cx('w-24 px-1 py-2 text-center font-medium', shade(level, own))}
            >
              {LEVEL_LABELS[level]}
            </th>
          ))}
        </tr>
      </thead>
      {categories.map(([category, capabilities]) => (
        <tbody key={category}>
          <tr className="border-b border-line bg-sunken">
            <th
              scope="rowgroup"
              colSpan={LEVELS.length + 1}
              className="px-4 py-1.5 text-[0.8125rem] font-semibold"
            >
              {category}
            </th>
          </tr>
          {capabilities.map((capability) => (
            <tr key={capability} className="border-b border-line">
              <th scope="row" className="px-4 py-1.5 font-normal">
                {CAPABILITY_LABELS[capability]}
              </th>
              {LEVELS.map((level) => (
                <td key={level} className={cx('px-1 py-1.5 text-center', shade(level, own))}>
                  <Mark has={levelCan(level, capability)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const shade = (level: Level, own: Level): string => (level === own ? 'bg-selected' : '')

function OneLevel({ own }: { own: Level }) {
  const [level, setLevel] = useState(own)
  return (
    <div className="grid gap-4 px-4 pb-6">
      <Select
        label={ONE_LEVEL}
        name="level"
        value={level}
        onChange={(value) => setLevel(value as Level)}
        description={LEVEL_ABOUT[level]}
        options={LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
      />
      {categories.map(([category, capabilities]) => (
        <section key={category}>
          <h3 className="pb-1 text-[0.8125rem] font-semibold">{category}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {capabilities.map((capability) => (
              <li key={capability} className="flex min-h-9 items-center gap-3 py-1">
                <span className="flex-1">{CAPABILITY_LABELS[capability]}</span>
                <Mark has={levelCan(level, capability)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Mark = ({ has }: { has: boolean }) => (
  <span className="inline-grid align-middle">
    {has ? (
      <Check aria-hidden className="size-4 text-good-ink" />
    ) : (
      <Minus aria-hidden className="size-4 text-soft opacity-60" />
    )}
    <span className="sr-only">{has ? MAY : MAY_NOT}</span>
  </span>
)
