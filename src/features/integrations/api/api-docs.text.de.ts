export const DOCS = 'API-Dokumentation'
export const GUIDE: readonly { title: string; lines: readonly string[]; codes?: true }[] = [
  {
    title: 'Anfragen',
    lines: [
      'Ein Programm sendet mit jeder Anfrage eines Ihrer Tokens, als „Authorization: Bearer qd_…“. Es kann tun, was Sie dürfen, soweit Umfang und Teams des Tokens reichen. GET /api/v1/token sagt, wessen Token es ist und wofür.',
      'Abfragen werden mit GET gelesen, ihre Eingaben sind Parameter; Listen stehen in einem Parameter mit Kommas dazwischen. Listen kommen in Seiten zu 50 oder so vielen, wie pageLimit sagt, bis 200. Senden Sie nextCursor aus der Antwort als cursor für die nächste Seite; nach der letzten ist er null.',
      'Mutationen werden mit POST und einem JSON-Objekt gesendet. Kennungen neuer Zeilen dürfen fehlen; die Antwort nennt sie. Mit einem eigenen Idempotency-Key läuft eine Anfrage, die innerhalb von 24 Stunden wiederholt wird, einmal und wird gleich beantwortet.',
      'Listen zeigen, was offen ist und was zuletzt erledigt wurde. Archiviertes steht in keiner: archivedWork listet es für ein Team. Was vor längerer Zeit erledigt oder archiviert wurde, kommt dazu, wenn finishedFrom und finishedTo sagen, wann das war, etwa ein Quartal auf einmal. auditTrail zeigt der Direktion das Änderungsprotokoll der letzten 30 Tage und eines solchen Zeitraums.',
    ],
  },
  {
    title: 'Fehler',
    codes: true,
    lines: [
      'Fehler sind application/problem+json. Ihr Code bleibt gleich, wie auch die Worte lauten. Der Header RateLimit sagt, wie viel noch geht, und Retry-After, wann Sie wiederkommen können.',
    ],
  },
  {
    title: 'Webhooks',
    lines: [
      'Die Direktion fügt Webhooks unter Einstellungen, Integrationen hinzu. Jedes Ereignis kommt als POST mit JSON aus id, event, at, companyId und data, wie die Beschreibung unten für jedes sagt. Der Header Quarterdeck-Event nennt das Ereignis, und Quarterdeck-Delivery hat seine Kennung: Ein Ereignis, das noch einmal gesendet wird, behält sie, damit Sie es wiedererkennen.',
      'Der Header Quarterdeck-Signature ist t=<Sekunden>,v1=<hex>: v1 ist die HMAC-SHA256 aus t, einem Punkt und dem Inhalt, wie er kam, mit dem Secret des Webhooks. Berechnen Sie sie über die Bytes, bevor Sie sie als JSON lesen, und lehnen Sie ab, was älter als fünf Minuten ist.',
      'Antworten Sie innerhalb von 10 Sekunden mit einem Status von 200 bis 299. Alles andere, auch eine Weiterleitung, wird 24 Stunden lang mit wachsenden Pausen wiederholt; das Log zeigt es und sendet es auf Wunsch noch einmal. Ein Webhook, der eine Woche nichts annimmt, wird abgeschaltet; die Direktion und die Person, die ihn angelegt hat, bekommen eine E-Mail.',
    ],
  },
  {
    title: 'Assistenten (MCP)',
    lines: [
      'Assistenten, die das Model Context Protocol sprechen, verbinden sich mit der Adresse unten über Streamable HTTP, mit einem Token im selben Header. Ihre Werkzeuge sind diese Abfragen und, wenn das Token schreiben darf, die Mutationen. Mit einem Token, das vor dem Schreiben fragt, werden daraus Vorschläge, die unter Einstellungen, Integrationen warten.',
    ],
  },
]
export const ERRORS: readonly (readonly [status: number, code: string, about: string])[] = [
  [400, 'input/invalid', 'Eine Eingabe fehlt oder hat einen unmöglichen Wert; detail nennt sie.'],
  [401, 'request/no-token', 'Der Header Authorization fehlt.'],
  [401, 'token/not-valid', 'Das Token wurde widerrufen, oder seine Person darf nicht mehr, wofür es ist.'],
  [401, 'token/expired', 'Legen Sie ein neues Token an.'],
  [403, 'token/scope-missing', 'Dem Token fehlt der Umfang, den detail nennt.'],
  [403, 'token/asks-first', 'Die Person des Tokens wird gefragt, bevor es schreibt; das geht nur über MCP.'],
  [403, 'access/denied', 'Die Person des Tokens darf das nicht, oder nicht mit einem Token für diese Teams.'],
  [404, 'access/not-found', 'Diese Zeile gibt es nicht, oder das Token sieht sie nicht.'],
  [404, 'api/no-such-call', 'Keine Abfrage oder Mutation heißt so, oder keine, die ein Token aufrufen kann.'],
  [409, 'api/key-used', 'Dieser Idempotency-Key steht für eine andere Anfrage.'],
  [429, 'sync/too-fast', 'Kommen Sie nach so vielen Sekunden wieder, wie Retry-After sagt.'],
  [503, 'server/unavailable', 'Wiederholen Sie es in Kürze, eine Mutation unter demselben Idempotency-Key.'],
]
export const CODES = 'Fehlercodes'
export const MCP_ADDRESS = 'Die Adresse für Assistenten'
export const THE_DOCUMENT = 'Die Beschreibung in OpenAPI 3.1'
export const SEARCH_CALLS = 'Einen Aufruf suchen'
export const NO_CALLS = 'Nichts heißt so. Versuchen Sie ein anderes Wort, etwa tasks.'
export const DOCS_NOT_LOADED = 'Die Beschreibung konnte nicht geladen werden'
export const READS = 'Abfrage'
export const WRITES = 'Mutation'
export const TAKES = 'Braucht den Umfang'
export const INPUTS = 'Eingaben'
export const NO_INPUTS = 'Keine Eingaben.'
export const OPTIONAL = 'darf fehlen'
export const EXAMPLE = 'Beispiel für'
