import { useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { WithPreview } from '../../../ui/markdown/WithPreview.tsx'
import { useSavedText } from '../../org-chart/panel/use-saved-text.ts'
import { updateProcess } from '../processes.mutations.ts'
import { NAME_LENGTH, type Process, SUMMARY_LENGTH } from '../processes.table.ts'
import { NAME, SUMMARY, SUMMARY_PLACEHOLDER } from '../processes.text.ts'

/** The name of a process and what it is for. */
export function ProcessName({ process: { id, name, summary } }: { process: Process }) {
  const mutate = useMutate()
  const named = useSavedText(name, (text) => mutate(updateProcess, { id, name: text }))
  const said = useSavedText(summary, (text) => mutate(updateProcess, { id, summary: text }))
  return (
    <div className="grid gap-2 pb-4">
      <input
        aria-label={NAME}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        {...named}
        onChange={({ target }) => named.onChange(target.value)}
        onKeyDown={(event) => {
          named.onKeyDown(event)
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className="unboxed text-[1.25rem]! leading-7 font-semibold"
      />
      <WithPreview text={said.value} marksUp previews>
        {(area) => (
          <textarea
            aria-label={SUMMARY}
            placeholder={SUMMARY_PLACEHOLDER}
            rows={1}
            maxLength={SUMMARY_LENGTH}
            {...said}
            ref={area.ref}
            onChange={({ target }) => said.onChange(target.value)}
            className={cx(
              'unboxed field-sizing-content block w-full resize-none max-md:text-base',
              area.className,
            )}
          />
        )}
      </WithPreview>
    </div>
  )
}
