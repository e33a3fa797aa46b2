import { cx } from '../cx.ts'
import { SIDE_LABELS, SIDES_LABEL } from './preview.text.ts'

const SIDES = ['write', 'preview'] as const

export type Side = (typeof SIDES)[number]

type SideSwitchProps = { side: Side; onTurn: (side: Side) => void }

/** Where there is no room for both: what is written, or how it will be read. */
export const SideSwitch = ({ side, onTurn }: SideSwitchProps) => (
  <div
    role="group"
    aria-label={SIDES_LABEL}
    className="mt-1 inline-flex justify-self-start rounded-md border border-line md:hidden"
  >
    {SIDES.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === side}
        // Some browsers focus no pressed button, and the text would be left before this is heard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus()
          onTurn(one)
        }}
        className={cx(
          'min-h-control px-3 text-[0.8125rem] first:rounded-l-[5px] last:rounded-r-[5px] not-first:border-l not-first:border-line',
          one === side ? 'bg-selected font-semibold text-ink' : 'text-soft',
        )}
      >
        {SIDE_LABELS[one]}
      </button>
    ))}
  </div>
)
