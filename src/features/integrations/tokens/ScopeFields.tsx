import { useForm } from '../../../ui/form-context.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { AREAS, readScope, writeScope } from './scopes.rules.ts'
import { AREA_LABELS, READ, scopeLabel, SCOPES_EXPLAINED, SCOPES_LABEL, WRITE } from './tokens.text.ts'

/** Reading and writing, for each area. */
export function ScopeFields() {
  const error = useForm().errors['scopes']
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'scopes-error' : undefined}>
      <legend className="mb-1 text-[0.8125rem] font-medium">{SCOPES_LABEL}</legend>
      <p className="mb-1.5 text-[0.8125rem] text-soft">{SCOPES_EXPLAINED}</p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {AREAS.map((area) => {
          const write = writeScope(area)
          return (
            <li key={area} className="flex items-center gap-2 px-3 sm:gap-4">
              <span className="min-w-0 flex-1">{AREA_LABELS[area]}</span>
              <ScopeBox scope={readScope(area)} label={READ} name={scopeLabel(area, READ)} />
              {write && <ScopeBox scope={write} label={WRITE} name={scopeLabel(area, WRITE)} />}
              {!write && <span aria-hidden className="w-24" />}
            </li>
          )
        })}
      </ul>
      {error && (
        <p id="scopes-error" className="mt-1.5 text-[0.8125rem] font-medium text-bad-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ScopeBoxProps = { scope: string; label: string; name: string }

const ScopeBox = ({ scope, label, name }: ScopeBoxProps) => (
  <Checkbox name="scopes" value={scope} label={label} aria-label={name} className="w-24" />
)
