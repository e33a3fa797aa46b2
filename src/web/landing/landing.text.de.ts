export const PAGE_TITLE = 'Quarterdeck: Schluss mit dem Hinterherlaufen im eigenen Unternehmen'
export const PAGE_DESCRIPTION =
  'Kennzahlen, Ziele, Meetings, Themen und Aufgaben eines Unternehmens an einem Ort, für Gründerinnen, Gründer und Führungsteams. Kostenlos testen, ohne Kreditkarte.'

export const SKIP = 'Zum Inhalt springen'
export const ACCOUNT = 'Konto'
export const LOGIN = 'Anmelden'
export const GET_STARTED_FREE_LINK = 'Kostenlos beginnen'
export const LOADING = 'Wird geladen'

export const HEADLINE = 'Sie führen? Dann laufen Sie Ihrem Unternehmen nicht länger hinterher'
export const SUMMARY =
  'Quarterdeck hält Kennzahlen, Ziele, Meetings, Themen und Aufgaben an einem Ort. Ihr Führungsteam sieht dieselben Zahlen im selben Moment, und nach jedem Meeting ist klar, wer was bis wann tut.'
export const GET_STARTED_FREE = 'Kostenlos beginnen'
export const TRY_THE_DEMO = 'Demo-Unternehmen ansehen'
export const FREE_TRIAL = 'Kostenlos testen, ohne Kreditkarte.'

export const FIGURES_TITLE = 'Was sich ändert, wenn ein Unternehmen im Takt bleibt'
export const FIGURES = [
  ['2,3×', 'Umsatzwachstum'],
  ['67%', 'Effizienz im Team'],
  ['3.200 $', 'weniger Softwarekosten im Monat'],
  ['89%', 'Zufriedenheit'],
] as const

export const TOOLS_TITLE = 'Acht Werkzeuge für die Arbeit hinter der Arbeit'
export const TOOLS_SUMMARY = 'Kurze Übungen, zu denen Führungskräfte jedes Quartal zurückkehren.'
export const TOOLS = [
  ['Delegate & Elevate', 'Sortieren Sie, was nur Sie gut können, und geben Sie den Rest ab.'],
  ['Clarity Break', 'Eine Stunde Abstand vom Alltag, mit Fragen, die sie verdienen.'],
  ['Deep Strategy', 'Entscheiden Sie, wo Sie antreten und was Sie anderen überlassen.'],
  ['Marketing Strategy', 'Wem Sie verkaufen, was Sie unterscheidet und wie Sie es belegen.'],
  ['The Offer', 'Ein Versprechen, das niemand missverstehen kann.'],
  ['EOS Life', 'Arbeit, die Sie lieben, mit Menschen, die Sie mögen, und Zeit für alles andere.'],
  ['Replacement Ladder', 'Welche Ihrer Aufgaben Sie zuerst abgeben und welche danach kommt.'],
  ['Health Tracking', 'Sehen Sie, wie es dem Unternehmen geht, bevor es wehtut.'],
] as const

export const ABOARD_TITLE = 'Für Unternehmen, die wachsen'
export const ABOARD = [
  [
    'Mehrere Unternehmen, eine Anmeldung',
    'Führen Sie eine Gruppe oder beraten Sie fünf Kunden. Der Wechsel dauert eine Sekunde; nichts vom einen zeigt sich je im anderen.',
  ],
  [
    'Berechtigungen ohne Handbuch',
    'Fünf Stufen von der Ansicht bis zur Direktion. Alle sehen, was ihre Teams sehen, und Gäste nur das Meeting, zu dem sie kamen.',
  ],
  [
    'KI-Sparringspartner',
    'Jemand, mit dem Sie vor dem Meeting laut denken können und der nie abstimmt oder entscheidet.',
  ],
] as const

export const WORDS_TITLE = 'Von denen, die damit arbeiten'
export const WORDS = [
  [
    'Unser Montagsmeeting dauerte zwei Stunden und entschied nichts. Jetzt dauert es neunzig Minuten, und am Dienstag ist die halbe Liste erledigt.',
    'Operative Leitung',
    'Logistik',
  ],
  [
    'Früher habe ich nach Zahlen gefragt. Jetzt sind sie einfach da, rot oder grün, bevor mein Kaffee leer ist.',
    'Gründung',
    'Software',
  ],
  [
    'Zum ersten Mal streiten meine Teamleitungen über Ursachen, weil niemand mehr über die Zahlen streitet.',
    'Geschäftsführung',
    'Fertigung',
  ],
] as const

export const CLAIMS_TITLE = 'Beim Ausprobieren ist nichts zu verlieren'
export const CLAIMS = [
  ['Kostenlos testen ohne Kreditkarte', 'Alles für 30 Tage. Wir fragen nicht, wie Sie zahlen würden.'],
  ['30 Tage Geld-zurück-Garantie', 'Wenn es nicht passt, geht der erste Monat auf uns.'],
  ['Persönliche Einführung', 'Ein Mensch hilft, Ihre Ziele, Kennzahlen und Teams an Bord zu holen.'],
  ['Jederzeit kündbar', 'Mit zwei Klicks. Ihre Daten nehmen Sie als Datei mit.'],
] as const

export const FINAL_TITLE = 'Das Meeting am Montag könnte das erste gute sein'
export const FINAL_SUMMARY =
  'Legen Sie ein Team, ein Ziel und eine Kennzahl an. Das dauert etwa zehn Minuten.'
export const START_TRIAL = 'Jetzt kostenlos testen'
export const SCHEDULE_DEMO = 'Persönliche Vorführung vereinbaren'

export const LAUNCH = 'Starten Sie noch heute mit Quarterdeck'

export const FOOTER = 'Mehr'
export const TOUR = 'Die ersten sieben Schritte ansehen'
export const DEVELOPER_MAILBOX = 'Entwickler-Postfach'
export const FOOTER_LINE = 'Der Ort, von dem aus ein Schiff geführt wird.'

export const DEMO_FAILED = 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten'
export const CHECK_CONNECTION = 'Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.'
