/** The props of a field in each of its states. `name` tells its controls from those of other fields. */
export const fieldStates = <Value>(name: string, filled: Value) => [
  { name: `${name}-empty`, label: 'Empty' },
  { name: `${name}-filled`, label: 'Filled', defaultValue: filled },
  { name: `${name}-described`, label: 'With a description', description: 'Everybody in the team sees this.' },
  { name: `${name}-wrong`, label: 'With an error', defaultValue: filled, error: 'This is already taken.' },
  { name: `${name}-disabled`, label: 'Disabled', defaultValue: filled, disabled: true },
]
