import { useState } from 'react'
import { Select } from '../../ui/Select.tsx'
import type { Level } from './levels.rules.ts'
import { LEVEL_ABOUT, LEVEL_LABELS, PERMISSION_LEVEL } from './rights.text.ts'

type LevelSelectProps = { levels: readonly Level[]; defaultValue: Level }

/** Chooses a permission level and says what it allows. Its name in the form is `level`. */
export function LevelSelect({ levels, defaultValue }: LevelSelectProps) {
  const [chosen, setChosen] = useState(defaultValue)
  return (
    <Select
      label={PERMISSION_LEVEL}
      name="level"
      value={chosen}
      onChange={(value) => setChosen(value as Level)}
      description={LEVEL_ABOUT[chosen]}
      options={levels.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))}
    />
  )
}
