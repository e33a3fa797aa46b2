import { useState } from 'react'
import { Select } from '../../ui/Select.tsx'
import type { Level } from './levels.rules.ts'
import { LEVEL_ABOUT, LEVEL_LABELS } from './levels.text.ts'

type LevelSelectProps = { levels: readonly Level[]; defaultValue: Level }

/** A permission level, with a sentence on what it allows. Read it under the name `level`. */
export function LevelSelect({ levels, defaultValue }: LevelSelectProps) {
  const [chosen, setChosen] = useState(defaultValue)
  return (
    <Select
      label="Permission level"
      name="level"
      value={chosen}
      onChange={({ target }) => setChosen(target.value as Level)}
      description={LEVEL_ABOUT[chosen]}
      options={levels.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))}
    />
  )
}
