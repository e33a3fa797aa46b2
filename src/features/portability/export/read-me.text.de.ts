export const READ_ME = `Das ist alles, was ein Unternehmen in Quarterdeck hat.

json/   eine Datei je Tabelle, eine Zeile je Datensatz, genau wie Quarterdeck sie speichert. Um sie wieder einzulesen, importieren Sie das ganze ZIP.
csv/    dieselben Zeilen für Tabellenprogramme. Vor einem Text, den ein Tabellenprogramm berechnen würde, steht ein Apostroph.
pictures/   die Bilder der Personen, jedes unter der Kennung, die seine Person in people.csv hat. Ein Import liest darüber hinweg: Alle behalten ihr eigenes.
manifest.json   welche Tabellen es gibt, mit der Zahl ihrer Zeilen und einer SHA-256 jeder JSON-Datei und jedes Bildes.

Zeilen beziehen sich durch ihre Kennungen aufeinander. Zeitpunkte sind in UTC, und eine Woche heißt nach ihrem Montag.
Was nur eine Person sieht, wie persönliche Aufgaben, persönliche Notizen, Einstellungen und noch verdeckte Stimmen, fehlt, sofern es nicht
der Person gehört, die den Export erstellt hat. Passwörter, geheime Adressen und die Schlüssel von Gästen stehen in keinem Export.
`
