import { useState } from 'react'
import { Switch } from '../../../ui/Checkbox.tsx'
import { later } from '../../../ui/later.tsx'
import type { Metric, Unit } from '../metrics.table.ts'
import { FORMULA, FORMULA_SWITCH_EXPLAINED } from './formula-builder.text.ts'

const FormulaField = later(() => import('./FormulaField.tsx'))

/** Whether a metric is calculated, and by which formula. The form finds it under `formula`, which is missing for a typed metric. */
export function FormulaSwitch(props: {
  metric: Metric | undefined
  teamId: string | undefined
  /** In which its results are shown. */
  unit: Unit
}) {
  const [isOn, setOn] = useState(Boolean(props.metric?.formula))
  return (
    <>
      <Switch
        label={FORMULA}
        name="isFormula"
        description={FORMULA_SWITCH_EXPLAINED}
        checked={isOn}
        onPointerEnter={() => void FormulaField.preload().catch(() => {})}
        onChange={({ target }) => setOn(target.checked)}
      />
      {isOn && <FormulaField {...props} />}
    </>
  )
}
