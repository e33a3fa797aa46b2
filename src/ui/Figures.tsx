import { LOCALE } from '../language/locale.text.ts'

/** What was counted or measured, each by its name. Numbers are grouped; texts stand as they are. */
export const Figures = ({ rows }: { rows: readonly (readonly [string, number | string])[] }) => (
  <dl className="grid gap-1.5">
    {rows.map(([label, value]) => (
      <div key={label} className="flex gap-3">
        <dt className="flex-1">{label}</dt>
        <dd data-numeric className="text-right font-medium">
          {typeof value === 'number' ? value.toLocaleString(LOCALE) : value}
        </dd>
      </div>
    ))}
  </dl>
)
