/** What may stand in SQL beside its own words: comments, texts, quoted names, and bodies of functions. */
const OPAQUE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1/giy

/** Splits SQL at each separator that stands for itself, outside texts, comments and parentheses. Comments go. */
export function splitSql(sql: string, separator: ';' | ','): string[] {
  const parts: string[] = []
  let [part, depth, at] = ['', 0, 0]
  while (at < sql.length) {
    OPAQUE.lastIndex = at
    const opaque = OPAQUE.exec(sql)?.[0]
    const next = opaque ?? sql[at]!
    at += next.length
    if (next === '(') depth++
    if (next === ')') depth--
    if (next === separator && depth === 0) {
      parts.push(part)
      part = ''
    } else part += opaque && /^(--|\/\*)/.test(opaque) ? ' ' : next
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '')
}

const ALTER = /^alter table (?:only )?([a-z_]\w*)\s+([\s\S]+)$/i
const ADD_COLUMN =
  /^add (?:column )?(?!constraint\b|primary\b|unique\b|foreign\b|check\b)([a-z_]\w*)\s+([\s\S]+)$/i

/**
 * The same as steps that Citus takes: one action at a time, and a new column before its check, which gets the name that PostgreSQL would have
 * given it. It takes no other constraint beside a new column either: a migration adds those by themselves.
 */
export function inSteps(statement: string): string[] {
  const [, table, actions] = ALTER.exec(statement) ?? []
  if (!table || !actions) return [statement]
  return splitSql(actions, ',').flatMap((action) =>
    columnFirst(table, action).map((step) => `alter table ${table} ${step}`),
  )
}

function columnFirst(table: string, action: string): string[] {
  const [, column, definition] = ADD_COLUMN.exec(action) ?? []
  if (!column || !definition) return [action]
  const [plain, check] = takeCheck(definition)
  if (check === null) return [action]
  return [`add column ${column} ${plain}`, `add constraint ${table}_${column}_check check ${check}`]
}

/** Takes `check (...)` out of a column's definition. */
function takeCheck(definition: string): [rest: string, condition: string | null] {
  const start = /\bcheck\s*(?=\()/i.exec(definition)
  if (!start) return [definition, null]
  const open = start.index + start[0].length
  let depth = 0
  for (let at = open; at < definition.length;) {
    OPAQUE.lastIndex = at
    const next = OPAQUE.exec(definition)?.[0] ?? definition[at]!
    at += next.length
    if (next === '(') depth++
    if (next === ')' && --depth === 0)
      return [`${definition.slice(0, start.index)}${definition.slice(at)}`.trim(), definition.slice(open, at)]
  }
  return [definition, null]
}
