import type { Area } from './areas.text.ts'

export const AREAS_TITLE = 'Ein Ort für alles, wie Ihr Unternehmen läuft'
export const AREAS_SUMMARY = 'Jedes Bild hier ist das Produkt selbst, aufgenommen im Demo-Unternehmen.'
export const AREAS_NAME = 'Bereiche'
export const partsOf = (area: string): string => `Teile von ${area}`

export const AREAS: readonly Area[] = [
  {
    id: 'execution',
    title: 'Operative Umsetzung',
    summary: 'Meetings, Aufgaben und Abläufe, ohne irgendwo eine zweite Liste zu führen.',
    items: [
      {
        title: 'Meetings, die pünktlich enden',
        text: 'Eine Agenda mit einer Uhr für jeden Abschnitt, eine Person am Protokoll und alle auf derselben Seite.',
        picture: 'meeting',
        shows:
          'Ein Wochenmeeting: die Agenda mit ihren Minuten, die Anwesenden und der Abschnitt, in dem sie sind',
      },
      {
        title: 'Themen, das Dringendste zuerst',
        text: 'Unter der Woche sammeln, im Meeting abstimmen und die drei lösen, auf die es ankommt.',
        picture: 'issues',
        shows: 'Die Themenliste eines Teams mit ihren Stimmen',
      },
      {
        title: 'Aufgaben mit Person und Datum',
        text: 'Was am Montag vereinbart wurde, steht in derselben Minute auf jemandes Liste.',
        picture: 'tasks',
        shows: 'Die Aufgaben einer Person nach Datum',
      },
    ],
  },
  {
    id: 'strategy',
    title: 'Strategische Planung',
    summary: 'Ziele und Pläne je Quartal setzen und im Blick behalten, bis sie erreicht sind.',
    items: [
      {
        title: 'Ziele für das Quartal',
        text: 'Eine Handvoll je Team, jedes mit einer zuständigen Person, Meilensteinen und einem Stand, auf den Verlass ist.',
        picture: 'goals',
        shows: 'Die Ziele eines Teams in diesem Quartal, mit Zuständigen, Meilensteinen und Stand',
      },
      {
        title: 'Quartalsplanung',
        text: 'Ein Tag mit eigener Agenda: das letzte Quartal auswerten, dann die nächsten Ziele wählen.',
        picture: 'quarterly',
        shows: 'Eine Quartalsplanung mit ihrer Agenda',
      },
      {
        title: 'Der Plan, den alle gelesen haben',
        text: 'Von den Werten bis zu diesem Jahr auf zwei Seiten, mit den Zielen und Themen des Quartals, wie sie gerade stehen.',
        picture: 'strategy',
        shows: 'Der Plan eines Unternehmens mit Werten, Zweck und Dreijahresausblick',
      },
    ],
  },
  {
    id: 'talent',
    title: 'Menschen und Teams',
    summary: 'Wissen, wer in welchem Team ist, wer wofür einsteht und wer zu seiner Stelle passt.',
    items: [
      {
        title: 'Teams und ihre Mitglieder',
        text: 'Wer wohin gehört und wer leitet; laden Sie eine ganze Liste auf einmal ein.',
        picture: 'people',
        shows: 'Die Teams eines Unternehmens mit ihren Mitgliedern',
      },
      {
        title: 'Ein Organigramm aus Stellen',
        text: 'Jede Stelle mit dem, wofür sie einsteht, wer sie hat und welche noch offen ist.',
        picture: 'org-chart',
        shows: 'Ein Organigramm aus Stellen mit ihren Personen, ihren Aufgaben und zwei offenen Stellen',
      },
      {
        title: 'Die richtigen Leute an der richtigen Stelle',
        text: 'Bewerten Sie alle nach den Werten Ihres Unternehmens und nach ihrer Stelle, und sprechen Sie jedes Quartal darüber.',
        picture: 'fit',
        shows: 'Eine Tabelle von Personen, bewertet nach den Werten des Unternehmens und nach ihren Stellen',
      },
    ],
  },
  {
    id: 'intelligence',
    title: 'Zahlen und Analysen',
    summary: 'Übersichten und Prognosen beginnen mit Zahlen, die jede Woche stimmen.',
    items: [
      {
        title: 'Eine Scorecard über dreizehn Wochen',
        text: 'Eine Zahl, eine zuständige Person, ein Zielwert. Rot fällt auf, bevor daraus ein Quartal wird.',
        picture: 'scorecard',
        shows: 'Eine Scorecard mit Zielwerten und den Werten der letzten Wochen; rot, was nicht im Plan ist',
      },
      {
        title: 'Analysen, die ihre Zeilen öffnen',
        text: 'Ziele, Aufgaben, Meetings und ein Ausblick für jede Zahl; alles führt dorthin, woher es kommt.',
        picture: 'analytics',
        shows: 'Diagramme der erledigten Ziele und Aufgaben, nach Quartal und Woche',
      },
      {
        title: 'Ihr Morgen auf einer Seite',
        text: 'Ihre Aufgaben, Ihre Zahlen, Ihre Ziele und das Meeting, das ansteht.',
        picture: 'dashboard',
        shows: 'Die Übersicht einer Person mit Aufgaben, Zielen, Kennzahlen und Meetings',
      },
    ],
  },
]
