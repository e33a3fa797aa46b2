import type { RefusalTable } from '../../../sync/refusal.ts'
import { MAX_COMPONENTS, MAX_INPUTS, MAX_LAYERS, MAX_NESTED, MAX_WEEKS } from './formula-limits.rules.ts'

export const words = {
  'formula/empty': 'Die Formel ist leer.',
  'formula/one-equals': 'Nur ein „=“ ist erlaubt.',
  'formula/nothing-after-equals': 'Nach dem „=“ fehlt ein Wert.',
  'formula/metric-not-found': ({ name }: { name: string }) => `Keine Kennzahl heißt so: ${name}`,
  'formula/metric-unclear': ({ name, label }: { name: string; label: string }) =>
    `Mehrere Kennzahlen heißen ${name}. Wählen Sie eine aus der Liste, etwa [${label}].`,
  'formula/invalid-number': ({ value }: { value: string }) => `Keine gültige Zahl: ${value}`,
  'formula/missing-operator': 'Zwischen zwei Werten fehlt ein Rechenzeichen.',
  'formula/operator-placement': 'Ein Rechenzeichen steht an der falschen Stelle.',
  'formula/invalid-operator': ({ value }: { value: string }) => `Kein gültiges Rechenzeichen: ${value}`,
  'formula/ends-with-operator': 'Die Formel darf nicht mit einem Rechenzeichen enden.',
  'formula/no-metric': 'Die Formel muss mindestens eine Kennzahl enthalten.',
  'formula/function': ({ name }: { name: string }) =>
    name === 'ytd'
      ? 'Schreiben Sie ytd mit einer Kennzahl, etwa ytd([Umsatz]).'
      : `Schreiben Sie ${name} mit einer Kennzahl und einer Zahl von Wochen von 1 bis ${MAX_WEEKS}, etwa ${name}([Umsatz], 4).`,
  'formula/too-long': `Diese Formel ist zu lang: höchstens ${MAX_COMPONENTS} Kennzahlen, Zahlen und Rechenzeichen.`,
  'formula/nested': `Die Klammern sind zu tief verschachtelt: höchstens ${MAX_NESTED} Ebenen.`,
  'formula/cycle':
    'Diese Formel hinge von ihrem eigenen Ergebnis ab, jetzt oder in früheren Wochen. Lassen Sie die Kennzahlen weg, die daraus berechnet werden.',
  'formula/too-many': `Diese Formel baut auf zu vielen anderen auf: höchstens ${MAX_INPUTS} Kennzahlen, ${MAX_LAYERS} Formeln tief.`,
} as const satisfies RefusalTable
