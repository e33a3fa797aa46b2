import { Plus } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { BUILDER, FUNCTION_TEMPLATES, insert, INSERT_METRIC } from './formula-builder.text.ts'
import { FUNCTIONS } from './formula.rules.ts'

const OPERATORS = ['+', '−', '×', '÷', '=', '(', ')'] as const

/** Buttons for everything that a formula is made of. Each puts its part where the caret is. */
export function FormulaBuilder({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <div role="group" aria-label={BUILDER} className="flex flex-wrap gap-1.5">
      <Part icon={<Plus aria-hidden />} label={insert(INSERT_METRIC)} onClick={() => onInsert('[')}>
        {INSERT_METRIC}
      </Part>
      {OPERATORS.map((operator) => (
        <Part key={operator} label={insert(operator)} onClick={() => onInsert(spaced(operator))}>
          {operator}
        </Part>
      ))}
      {FUNCTIONS.map((name) => (
        <Part key={name} label={insert(name)} onClick={() => onInsert(FUNCTION_TEMPLATES[name])}>
          {name}
        </Part>
      ))}
    </div>
  )
}

const spaced = (operator: string): string => ('()'.includes(operator) ? operator : ` ${operator} `)

type PartProps = { label: string; icon?: React.ReactNode; onClick: () => void; children: React.ReactNode }

const Part = ({ label, children, ...button }: PartProps) => (
  <Button
    size="sm"
    aria-label={label}
    className="min-w-control-small max-md:min-h-11 max-md:min-w-11"
    // The caret stays in the text.
    onPointerDown={(event) => event.preventDefault()}
    {...button}
  >
    {children}
  </Button>
)
