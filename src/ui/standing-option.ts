type Choice<Option> = {
  /** What the screen holds, if it holds the choice. */
  value?: string | undefined
  /** What is proposed until the select stands on something. */
  defaultValue?: string | undefined
  /** The option it stood on last. */
  stood?: Option | undefined
}

type Standing<Option> = {
  /** The option it shows. */
  chosen: Option | undefined
  /** The option it has lost: nothing takes its place until somebody chooses. */
  gone: Option | undefined
  /** The option it stands on from now on, whatever else comes into the list. */
  stands: Option | undefined
}

/** Where a select stands among options that others may add, rename or take away while it is open. */
export function standingOption<Option extends { value: string }>(
  options: readonly Option[],
  { value, defaultValue, stood }: Choice<Option>,
): Standing<Option> {
  const wanted = value ?? stood?.value ?? defaultValue ?? ''
  const found = options.find((option) => option.value === wanted)
  if (found) return { chosen: found, gone: undefined, stands: found }
  // Where something has to be chosen now, that nothing was is no choice to keep.
  if (stood?.value === '' && wanted === '') return standingOption(options, { value, defaultValue })
  if (stood?.value === wanted) return { chosen: undefined, gone: stood, stands: stood }
  // A default value that is not there yet may still come.
  const isProposal = value === undefined && wanted === ''
  return { chosen: options[0], gone: undefined, stands: isProposal ? options[0] : stood }
}
