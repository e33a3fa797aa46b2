import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SimilarTitles, similarTo } from './similarity.rules.ts'
import { stemsOf } from './words.rules.ts'

const titled = (...titles: string[]) => titles.map((title, index) => ({ id: String(index), title }))
const PAST = titled(
  'Displays arrive late three weeks in a row',
  'Nobody owns the spare parts price list',
  'Two of three offers declined over the salary',
  'Halcyon manual only in English',
  'Deliveries of displays are late again',
  'Spare parts are missing in the workshop',
)
const found = (text: string) => similarTo(PAST, text).map(({ title }) => title)

describe('what a title is about', () => {
  test.each([
    ['The deliveries are delayed', ['deliver', 'delay']],
    ['Delivery delays', ['deliver', 'delay']],
    ['We have no time', ['tim']],
    ['Lieferung verspätet, 3. Mal', ['lieferung', 'verspätet', 'mal']],
    ['', []],
  ])('%s', (text, stems) => {
    expect(stemsOf(text)).toEqual(stems)
  })
})

describe('similar issues', () => {
  test('share the words that say most, in whatever number or tense', () => {
    expect(found('Late display delivery')).toEqual([
      'Deliveries of displays are late again',
      'Displays arrive late three weeks in a row',
    ])
  })

  test('are found while the last word is typed', () => {
    expect(found('spare pa')).toHaveLength(2)
    expect(found('Halc')).toEqual(['Halcyon manual only in English'])
    for (const typed of ['deliv', 'deliver', 'deliveri', 'deliverie', 'deliveries'])
      expect(found(typed)).toEqual(['Deliveries of displays are late again'])
  })

  test.each(['', 'a', 'the of in', 'Boat show', 'zz'])('are none for %j', (text) => {
    expect(found(text)).toEqual([])
  })

  test('need more than one common word out of many', () => {
    expect(found('Spare time of the crew on Friday evenings')).toEqual([])
  })

  test('follow what becomes of the titles', () => {
    const titles = new SimilarTitles<{ id: string; title: string }>()
    titles.update(PAST)
    expect(titles.find('spare parts')).toHaveLength(2)
    titles.update([{ id: '1', title: 'Nobody owns the price list' }, ...PAST.slice(2)])
    expect(titles.find('spare parts').map(({ id }) => id)).toEqual(['5'])
    titles.update([])
    expect(titles.find('spare parts')).toEqual([])
  })

  test('are the same, in however many pieces the titles are taken in', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      title: `Rope ${index % 7} sail`,
    }))
    const titles = new SimilarTitles<{ id: string; title: string }>()
    let pieces = 1
    while (!titles.update(many, () => true)) pieces++
    expect(pieces).toBeGreaterThan(3)
    expect(titles.find('Rope 3 sail')).toEqual(similarTo(many, 'Rope 3 sail'))
    const fewer = many.slice(0, 3)
    while (!titles.update(fewer, () => true));
    expect(titles.find('Rope sail')).toEqual(similarTo(fewer, 'Rope sail'))
  })

  test('share half of what the text says, and exactly half is enough', () => {
    const items = titled('hull rope', 'rope', 'hull', 'rope', 'rope', 'sail rope', 'sail hull', 'sail rope')
    expect(similarTo(items, 'keel sail hull').map((item) => item.title)).toEqual(['sail hull'])
  })

  test('are those that a look at every title would find', () => {
    const words = ['rope', 'sail', 'mast', 'hull', 'keel', 'deck']
    const title = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(fc.array(title, { maxLength: 40 }), title, (given, text) => {
        const items = titled(...given)
        const having = (word: string) => items.filter((item) => item.title.split(' ').includes(word)).length
        const weightOf = (word: string) => Math.log(1 + items.length / (having(word) + 1))
        const sought = [...new Set(text.split(' '))]
        const sum = (of: readonly string[]) => of.reduce((all, word) => all + weightOf(word), 0)
        const isAlike = (item: { title: string }) =>
          sum(sought.filter((word) => item.title.split(' ').includes(word))) >= sum(sought) / 2 - 1e-9
        const alike = items.filter(isAlike)
        expect(similarTo(items, text)).toHaveLength(Math.min(4, alike.length))
        for (const item of similarTo(items, text)) expect(alike).toContain(item)
      }),
    )
  })
})
