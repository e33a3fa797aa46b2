import type { Block, PlanField, PlanList } from './plan-blocks.rules.ts'
import type { PlanAudience } from './strategy.table.ts'

export const STRATEGY = 'Strategie'

export const PLAN_NOT_SAVED = 'Plan nicht gespeichert'
export const PLAN_NOT_SHARED = 'Plan nicht geteilt'
export const PLAN_NOT_ARCHIVED = 'Plan nicht archiviert'
export const PLAN_NOT_RESTORED = 'Plan nicht zurückgeholt'

export const COMPANY_PLAN = 'Unternehmensplan'
export const PLAN = 'Plan'
export const planOf = (team: string) => `Plan von ${team}`
export const blockOf = (block: string, plan: string) => `${block}, ${plan}`

export const LEFT_COLUMN = 'Wer wir sind und wohin wir gehen'
export const RIGHT_COLUMN = 'Wie wir dorthin kommen'

export const BLOCK_NAMES: Record<Block, string> = {
  values: 'Werte',
  purpose: 'Zweck und Nische',
  target: 'Langfristiges Vorhaben',
  marketing: 'Marketingstrategie',
  outlook: 'Ausblick',
  year: 'Jahresplan',
  goals: 'Quartalsziele',
  issues: 'Langfristige Themen',
}

export const yearTarget = (years: number) => `${years}-Jahres-Vorhaben`
export const yearOutlook = (years: number) => `${years}-Jahres-Ausblick`

export const FIELD_LABELS: Record<PlanField, string> = {
  purpose: 'Zweck',
  niche: 'Nische',
  target: 'Vorhaben',
  targetYears: 'Jahre voraus',
  marketWhere: 'Wo',
  marketWho: 'Wer',
  marketThink: 'Was sie denken',
  guarantee: 'Garantie',
  outlookYears: 'Jahre voraus',
  outlookDate: 'Datum',
  outlookRevenue: 'Umsatz',
  outlookProfit: 'Gewinn',
  yearDate: 'Datum',
  yearRevenue: 'Umsatz',
  yearProfit: 'Gewinn',
}

export const LIST_LABELS: Record<PlanList, string> = {
  values: 'Werte',
  differences: 'Drei Unterschiede',
  path: 'Weg der Kunden',
  outlookMeasures: 'Messgrößen',
  outlookPicture: 'Wie es aussieht',
  yearMeasures: 'Messgrößen',
  yearGoals: 'Ziele des Jahres',
}

export const ADD_TO_LIST: Record<PlanList, string> = {
  values: 'Wert hinzufügen …',
  differences: 'Unterschied hinzufügen …',
  path: 'Schritt hinzufügen …',
  outlookMeasures: 'Messgröße hinzufügen …',
  outlookPicture: 'Was wird man sehen? …',
  yearMeasures: 'Messgröße hinzufügen …',
  yearGoals: 'Ziel hinzufügen …',
}

export const PLACEHOLDERS: Partial<Record<PlanField, string>> = {
  purpose: 'Warum gibt es das Unternehmen?',
  niche: 'Was machen Sie besser als andere?',
  target: 'Was werden Sie bis dahin erreicht haben?',
  marketWhere: 'Wo sind Ihre Kunden?',
  marketWho: 'Wer entscheidet dort?',
  marketThink: 'Was ist ihnen wichtig?',
  guarantee: 'Was versprechen Sie?',
}

export const TEAM_PURPOSE_PLACEHOLDER = 'Warum gibt es das Team?'

export const detailOf = (title: string) => `Einzelheiten zu „${title}“`
export const NOTE_PLACEHOLDER = 'Was bedeutet das im Alltag?'

const ADVICE: Partial<Record<PlanList, { range: string; many: string }>> = {
  values: { range: '3 bis 7', many: 'Mehr als sieben Werte merkt sich kaum jemand.' },
  differences: { range: '3', many: 'Mehr als drei Unterschiede verwischen, wofür Sie stehen.' },
  outlookPicture: { range: '5 bis 15', many: 'Mehr als fünfzehn Zeilen ergeben kaum noch ein Bild.' },
  yearGoals: { range: '3 bis 7', many: 'Mehr als sieben Ziele sind in einem Jahr schwer zu erreichen.' },
}

export const advisedCount = (list: PlanList, count: number): string | null => {
  const advice = ADVICE[list]
  return advice ? `${count} von ${advice.range}` : null
}
export const aboveAdvice = (list: PlanList): string | null => ADVICE[list]?.many ?? null

export const FROM_COMPANY_PLAN = 'Aus dem Unternehmensplan'
export const NOTHING_YET = 'Noch nichts'
export const LIVE = 'aktuell'
export const onTrackOf = (onTrack: number, all: number) => `${onTrack} von ${all} auf Kurs`
export const openIssues = (count: number) => `${count} offen`
export const keptByTeam = (team: string) => `Das Team ${team} behält diese für sich.`
export const SHOW_GOALS = 'Ziele allen Teams zeigen'
export const NO_QUARTER_GOALS = 'In diesem Quartal sind keine Ziele fällig.'
export const NO_COMPANY_QUARTER_GOALS = 'In diesem Quartal sind keine Unternehmensziele fällig.'
export const NO_LONG_TERM_ISSUES = 'Keine langfristigen Themen.'
export const FEWER_YEARS = 'Ein Jahr weniger'
export const MORE_YEARS = 'Ein Jahr mehr'
export const byYear = (year: string) => `bis ${year}`

export const SHARE = 'Teilen'
export const SHARE_TITLE = 'Wer sieht diesen Plan?'
export const AUDIENCE_LABELS: Record<PlanAudience, (team: string, company: string) => string> = {
  managers: () => 'Nur Führungskräfte',
  team: (team) => `Das Team ${team}`,
  company: (_team, company) => `Alle bei ${company}`,
}
export const AUDIENCE_ABOUT: Record<PlanAudience, string> = {
  managers: 'Führungskräfte und Direktion des Unternehmens.',
  team: 'Seine Mitglieder und die Direktion. Andere Führungskräfte sehen ihn nicht mehr.',
  company: 'Alle, mit Ausnahme der Blöcke, die Sie zurückhalten.',
}
export const BLOCKS_SHOWN = 'Blöcke, die alle sehen'
export const onlyTeamSees = (team: string) => `Nur das Team ${team} sieht diesen Block.`
export const keepBack = (block: string) => `${block} zurückhalten`
export const showToAll = (block: string) => `${block} allen zeigen`
export const TELL_TEAM = 'Dem Team mitteilen'
export const headlineOfShare = (plan: string) => `${plan} kann jetzt gelesen werden`

export const SHARED_WITH: Record<PlanAudience, (team: string) => string> = {
  managers: () => 'Nur Führungskräfte',
  team: (team) => `Mit ${team} geteilt`,
  company: () => 'Mit allen geteilt',
}
export const changedBy = (day: string, name: string) => `geändert am ${day} von ${name}`
export const preparedBy = (team: string) => `Erstellt vom Team ${team}`

export const CHOOSE_LEADERS = 'Wählen Sie zuerst ein Führungsteam'
export const CHOOSE_LEADERS_ABOUT = 'Ihm gehört der Unternehmensplan.'
export const OPEN_TEAMS = 'Teams öffnen'
export const WRITE_PLAN = 'Schreiben Sie Ihren Plan'
export const WRITE_PLAN_ABOUT = 'Acht kurze Blöcke. Beginnen Sie mit den Werten.'
export const WRITE_TEAM_PLAN_ABOUT = 'Sieben kurze Blöcke. Beginnen Sie mit dem Zweck.'
export const NONE_SHARED = 'Mit Ihnen wurde noch kein Plan geteilt.'

export const MORE = 'Mehr'
export const ARCHIVE_PLAN = 'Plan archivieren'
export const PLAN_ARCHIVED = 'Plan archiviert'
export const PLAN_RESTORED = 'Plan zurückgeholt'
export const archivedOn = (day: string) => `Den am ${day} archivierten Plan zurückholen`
export const PRINT = 'Drucken'
export const EXPORT_JSON = 'Als JSON exportieren'
export const EXPORT_MARKDOWN = 'Als Markdown exportieren'
export const IMPORT_JSON = 'Aus JSON importieren'
export const MOVE_UP = 'Nach oben'
export const MOVE_DOWN = 'Nach unten'
export const REMOVE = 'Entfernen'
export const ENTRY_REMOVED = 'Aus dem Plan entfernt'
export const actionsFor = (title: string) => `Aktionen für „${title}“`
export const addEntries = (count: number) => `${count} Einträge hinzufügen?`
export const ADD = 'Hinzufügen'
export const EDIT_MEASURE = 'Zahl und Kennzahl'
export const ofTarget = (value: string) => `von ${value}`
export const overWeeks = (weeks: number, kind: 'total' | 'average', value: string) =>
  `${kind === 'total' ? 'Summe' : 'Durchschnitt'} von ${weeks} Wochen: ${value}`
export const shareReached = (share: string) => `${share} erreicht`

export const isWriting = (name: string) => `${name} schreibt gerade`
