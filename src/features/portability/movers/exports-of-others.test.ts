import { expect, test } from 'vitest'
import { planned } from './mover-harness.ts'
import type { MoverPlan } from './mover-plan.rules.ts'

// Files as other products and the spreadsheets in between write them. Whatever can't be read is named with its row, and nothing goes missing.
const rowsIn = ({ rows }: MoverPlan, name: string) =>
  rows.flatMap(({ table, row }) =>
    table.name === name ? [row as unknown as Record<string, string & number>] : [],
  )
const toldOf = ({ problems }: MoverPlan) => problems.map(({ line, problem }) => `${line}: ${problem}`)

const ROCKS =
  'Title,Owner,Team,Status,Due Date,Progress,Description\r\n"Größe, außen",Maya,Sales,On Track,12/31/2025,40%,"one\r\ntwo"\r\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each<[string, string | Uint8Array]>([
  ['UTF-8', ROCKS],
  ['UTF-8 with its mark', `\uFEFF${ROCKS}`],
  ['UTF-16', utf16(`\uFEFF${ROCKS}`)],
  ['UTF-16 the other way', Buffer.from(utf16(`\uFEFF${ROCKS}`)).swap16()],
  ['UTF-16 without its mark', utf16(ROCKS)],
  ['UTF-16 the other way without its mark', Buffer.from(utf16(ROCKS)).swap16()],
  ['Windows-1252', Buffer.from(ROCKS, 'latin1')],
  ['line feeds', ROCKS.replaceAll('\r\n', '\n')],
  ['carriage returns', ROCKS.replaceAll('\r\n', '\r')],
  [
    'tabs',
    ROCKS.replaceAll('"', '')
      .replaceAll(',', '\t')
      .replace('Größe\t', 'Größe,')
      .replace('one\r\ntwo', 'one two'),
  ],
  [
    'semicolons',
    ROCKS.replaceAll('"', '')
      .replaceAll(',', ';')
      .replace('Größe;', 'Größe,')
      .replace('one\r\ntwo', '"one\r\ntwo"'),
  ],
  [
    'semicolons that the first line names',
    `sep=;\r\n${ROCKS.replaceAll('"', '').replaceAll(',', ';').replace('Größe;', 'Größe,').replace('one\r\ntwo', 'one two')}`,
  ],
  ['every cell in quotation marks', ROCKS.replace('Title,Owner,Team', '"Title","Owner","Team"')],
])('a file with %s', async (_how, content) => {
  const plan = await planned(content, 'Rocks.csv')
  expect(toldOf(plan)).toEqual([])
  expect(rowsIn(plan, 'team_goals')).toMatchObject([
    { title: 'Größe, außen', status: 'on_track', targetDate: '2025-12-31', progress: 40 },
  ])
  expect(rowsIn(plan, 'team_goals')[0]!.description).toMatch(/^one\s+two$/)
})

test.each([
  ['12/31/2025', '2025-12-31'],
  ['12/31/25', '2025-12-31'],
  ['31.12.2025', '2025-12-31'],
  ['2025-12-31', '2025-12-31'],
  ['2025-12-31T23:59:59.000Z', '2025-12-31'],
  ['12/31/2025 12:00:00 AM', '2025-12-31'],
  ['Dec 31, 2025', '2025-12-31'],
  ['31 December 2025', '2025-12-31'],
  ['Wed Dec 31 2025 00:00:00 GMT+0000 (Coordinated Universal Time)', '2025-12-31'],
  ['Wednesday, December 31, 2025', '2025-12-31'],
  ['N/A', '2025-12-31'],
  ['-', '2025-12-31'],
  ['1/1/0001 12:00:00 AM', '2025-12-31'],
])('a goal that is due on %s', async (text, day) => {
  const plan = await planned(`Rock,Due Date\nPaint,"${text}"\n`, 'Rocks.csv')
  expect(toldOf(plan)).toEqual([])
  // Without a day a goal is due at the end of its quarter.
  expect(rowsIn(plan, 'team_goals')).toMatchObject([{ targetDate: day }])
})

test.each<[string, string, number | string]>([
  [',', '"1,234.50"', 1_234.5],
  [',', '"$1,234"', 1_234],
  [',', '"-$1,234.50"', -1_234.5],
  [',', '"($1,234.50)"', -1_234.5],
  [',', '"US 1,234"', '“US 1,234” under “11/03/2025” is not a number.'],
  [',', '"USD 1,234.50"', 1_234.5],
  [',', '1 234.50', 1_234.5],
  [',', '1\u00A0234.50', 1_234.5],
  [',', '1’234.50', 1_234.5],
  [',', '£1234', 1_234],
  [',', '1.2M', '“1.2M” under “11/03/2025” is not a number.'],
  [',', '97.5%', 97.5],
  [',', '97.5 %', 97.5],
  [';', '1.234,50', 1_234.5],
  [';', '1.234,50 €', 1_234.5],
  [';', '1.234.567', 1_234_567],
  [';', '1.234', 1_234],
  [';', '1,234', 1.234],
  [';', '97,5 %', 97.5],
  [';', '97.5', 97.5],
  [';', '1 234,50 EUR', 1_234.5],
])('parted by %s, a measurable of %s', async (parted, text, value) => {
  const lines = [
    ['Measurable', 'Goal', '11/03/2025'],
    ['Revenue', '', text],
  ]
  const plan = await planned(lines.map((cells) => cells.join(parted)).join('\n'), 'Scorecard.csv')
  if (typeof value === 'string') expect(toldOf(plan)).toEqual([`2: ${value}`])
  else expect(rowsIn(plan, 'metric_values').map((row) => row['value'])).toEqual([value])
})

test.each([
  ['monday', '2025-11-10'],
  ['sunday', '2025-11-17'],
] as const)(
  'weeks from Sunday on are those of the scorecard where weeks begin on %s',
  async (weekStartDay, week) => {
    const more = { weekStartDay, today: '2025-11-16' }
    for (const title of ['11/16/2025', '11/16 - 11/22', 'Week of 11/16/2025']) {
      const plan = await planned(`Measurable,${title}\nRevenue,7\n`, 'Scorecard.csv', more)
      expect(rowsIn(plan, 'metric_values').map((row) => row['week'])).toEqual([week])
    }
  },
)

test('thousands with a point are not taken for decimals beside a number that shows the comma', async () => {
  const plan = await planned(
    'Measurable\t11/03/2025\t11/10/2025\nRevenue\t1.234\t1.500,50\n',
    'Scorecard.tsv',
  )
  expect(rowsIn(plan, 'metric_values').map((row) => row['value'])).toEqual([1_234, 1_500.5])
})

test('what can’t be read is named with its row in the file and the reason, and the rest goes in', async () => {
  const content = [
    'To-Do,Who,Due Date,Status',
    'First,Maya,11/20/2025,Done',
    '',
    ',,,',
    '"Two',
    'lines",Maya,11/20/2025,',
    'Call, then write,Maya,11/20/2025,Done',
    'Soon,Maya,tomorrow,',
    ',Maya,11/20/2025,',
    'Excel,Maya,45964,',
    'Last,Maya,11/20/2025,,,',
  ].join('\n')
  const plan = await planned(content, 'To-Dos.csv')
  expect(rowsIn(plan, 'tasks').map(({ title }) => title)).toEqual(['First', 'Two\nlines', 'Last'])
  expect(toldOf(plan)).toEqual([
    '6: It has more cells than the file has titles, such as “Done”. Text with a comma has to stand in quotation marks.',
    '7: “tomorrow” is not a date.',
    '8: It has no title.',
    '9: “45964” is not a date.',
  ])
  expect(plan.files).toMatchObject([{ rows: 7, refused: 4 }])
})

test('a quotation mark that is never closed takes no rows along without a word', async () => {
  const plan = await planned(
    'Issue,Owner\nFirst,Maya\n"The crane,Maya\nmore,Maya\nand more,Maya\n',
    'Issues.csv',
  )
  expect(rowsIn(plan, 'issues').map(({ title }) => title)).toEqual(['First'])
  expect(toldOf(plan)).toEqual([expect.stringMatching(/^3: A quotation mark in it is not closed/)])
})

test('columns beyond those that are read are named', async () => {
  const titles = Array.from({ length: 500 }, (_, index) => `c${index}`)
  const plan = await planned(`Issue,${titles.join()}\nThe crane,1\n`, 'Issues.csv')
  expect(toldOf(plan)).toEqual(['1: Only the first 400 columns are read.'])
  expect(rowsIn(plan, 'issues')).toHaveLength(1)
})

test('a value of a week to come is named, and the others go in', async () => {
  const plan = await planned(
    'Measurable,11/10/2025 - 11/16/2025,12/01/2025 - 12/07/2025\nRevenue,5,7\nCost,3,\n',
    'Scorecard.csv',
  )
  expect(rowsIn(plan, 'metric_values').map((row) => row['value'])).toEqual([5, 3])
  expect(toldOf(plan)).toEqual([
    '2: “7” is left out: the week “12/01/2025 - 12/07/2025” has not begun. The rest of the row goes in.',
  ])
  expect(plan.files).toMatchObject([{ rows: 2, refused: 0 }])
})

test('what has no place of its own is kept in the description', async () => {
  const plan = await planned(
    'Rock,Owner,Team,Status,Description\nPaint,Maya; Pia,"Sales, Ops",Cancelled,"<p>See <a href=""https://x.example"">this</a> &amp; that</p><ul><li>one</li><li>two</li></ul>"\n',
    'Rocks.csv',
  )
  expect(rowsIn(plan, 'team_goals')[0]!.description).toBe(
    'See this (https://x.example) & that\n\n- one\n- two\n\nStatus: Cancelled\n\nOwners: Maya; Pia\n\nTeams: Sales, Ops',
  )
})

test.each([
  ['66,7 %', 67, null],
  ['100%', 100, null],
  ['3 of 5', null, '2: “3 of 5” is no share from 0 to 100 %.'],
  ['120%', null, '2: “120%” is no share from 0 to 100 %.'],
])('a goal that is done by %s', async (text, progress, problem) => {
  const plan = await planned(`Rock,Progress\nPaint,"${text}"\n`, 'Rocks.csv')
  expect(rowsIn(plan, 'team_goals').map((row) => row['progress'])).toEqual(
    progress === null ? [] : [progress],
  )
  expect(toldOf(plan)).toEqual(problem === null ? [] : [problem])
})

test('roles of other products become levels, and one that nobody knows is named', async () => {
  const roles = ['Owner', 'Admin', 'Manager', 'Managee', 'Observer', 'Implementer']
  const lines = roles.map((role) => `${role},${role.toLowerCase()}@new.example,${role}`)
  const plan = await planned(`Name,Email,Role\n${lines.join('\n')}\n`, 'Users.csv')
  expect([...plan.people.invited.values()].map(({ level }) => level)).toEqual([
    'director',
    'director',
    'manager',
    'member',
    'view-only',
    'member',
  ])
  expect(toldOf(plan)).toEqual([
    '7: “Implementer” is no level that is known here. They are invited as a member.',
  ])
})

test('text that only looks like markup stays', async () => {
  const plan = await planned('Issue,Description\nThe crane,"if a < b and c > d, then <x>"\n', 'Issues.csv')
  expect(rowsIn(plan, 'issues')[0]!.description).toBe('if a < b and c > d, then <x>')
})
