export const READ_ME = `Das ist alles, was ein Unternehmen in Quarterdeck hat.

json/   eine Datei je Tabelle, eine Zeile je Datensatz, genau wie Quarterdeck sie speichert. Um sie wieder einzulesen, importieren Sie das ganze ZIP.
csv/    dieselben Zeilen für Tabellenprogramme. Vor einem Text, den ein Tabellenprogramm berechnen würde, steht ein Apostroph.
pictures/   die Bilder der Personen, jedes unter der Kennung, die seine Person in people.csv hat. Ein Import liest darüber hinweg: Alle behalten ihr eigenes.
manifest.json   welche Tabellen es gibt, mit der Zahl ihrer Zeilen und einer SHA-256 jeder JSON-Datei und jedes Bildes.

Zeilen beziehen sich durch ihre Kennungen aufeinander. Zeitpunkte sind in UTC, und eine Woche heißt nach ihrem Montag.
Was nur eine Person sieht, wie persönliche Aufgaben, persönliche Notizen, Einstellungen und noch verdeckte Stimmen, fehlt, sofern es nicht
der Person gehört, die den Export erstellt hat.

Wie sich Kennzahlen selbst füllen, Webhooks, Nachrichten an Kanäle, Datenbanken, Anbieter und Verzeichnis des Unternehmens und welche Token es gibt:
All das steht darin, aber ohne Geheimnisse. Was durch … ersetzt ist, fehlt: die Werte von Headern, die Inhalte von Anfragen, lange Teile von Adressen, die
Adressen von Webhooks. Ein Import bringt zurück, was Kennzahlen füllt und woher ihre Werte kamen, Datenbanken, Webhooks und Nachrichten; sie sind aus, bis jemand ihre
Geheimnisse wieder eingibt. Token, Eingangsadressen von Kennzahlen, Anbieter und Verzeichnis sind neu einzurichten.

In keinem Export: Passwörter, geheime Adressen, Schlüssel von Gästen, das Protokoll dessen, was an Webhooks ging, E-Mails, die unterwegs sind, und Rechnungen.
`
