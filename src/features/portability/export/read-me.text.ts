/** README.txt in an export. */
export const READ_ME = `This is everything that a company has in Quarterdeck.

json/   one file for each table, one row in each line, exactly as Quarterdeck stores it. To read them back, import the whole ZIP.
csv/    the same rows for spreadsheets. A text that a spreadsheet would calculate has an apostrophe before it.
pictures/   the pictures of its people, each under the id that its person has in people.csv. An import reads past them: people keep their own.
manifest.json   which tables there are, with the number of their rows and a SHA-256 of each JSON file and picture.

Rows refer to each other by their ids. Moments are in UTC, and a week is named by its Monday.
What only one person can see, such as personal tasks, personal notes, settings and votes that are still hidden, is left out unless it belongs to
whoever made the export.

How metrics fill themselves, webhooks, messages to channels, databases, the company’s provider and directory, and which tokens there are: all of this
is in it without any secret. What is masked by … was left out: values of headers, bodies of requests, long parts of addresses, addresses of webhooks.
An import brings back what fills metrics and where their values came from, databases, webhooks and messages; they are off until somebody enters their secrets again.
Tokens, inbound addresses of metrics, the provider and the directory have to be set up anew.

In no export: passwords, secret addresses, keys of guests, the log of what was sent to webhooks, mails that are on their way, and invoices.
`
