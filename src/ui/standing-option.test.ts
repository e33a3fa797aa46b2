import { expect, test } from 'vitest'
import { standingOption } from './standing-option.ts'

const optionsOf = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), label: name }))
const [sales] = optionsOf('Sales')
const teams = optionsOf('Dock', 'Sales')
const none = { value: '', label: 'Nobody' }

test('the first option is proposed, and stays though another comes to stand first', () => {
  const first = standingOption(teams, {})
  expect(first).toEqual({ chosen: teams[0], gone: undefined, stands: teams[0] })
  const later = standingOption(optionsOf('Accounting', 'Dock', 'Sales'), { stood: first.stands })
  expect(later.chosen?.label).toBe('Dock')
})

test('what was chosen stays though it is renamed and moves', () => {
  const renamed = [...optionsOf('Dock'), { value: 'sales', label: 'A Sales' }]
  expect(standingOption(renamed, { stood: sales }).chosen?.label).toBe('A Sales')
})

test('a choice that has left gives its place to no other, until it comes back', () => {
  const dock = optionsOf('Dock')
  expect(standingOption(dock, { stood: sales })).toEqual({ chosen: undefined, gone: sales, stands: sales })
  expect(standingOption([none, ...dock], { stood: sales }).gone).toBe(sales)
  expect(standingOption(teams, { stood: sales })).toMatchObject({ chosen: sales, gone: undefined })
})

test('so does one that the screen holds', () => {
  expect(standingOption(optionsOf('Dock'), { value: 'sales', stood: sales }).gone).toBe(sales)
  expect(standingOption(teams, { value: 'dock', stood: sales }).chosen?.label).toBe('Dock')
})

test('a default value is waited for, and from then on no other one counts', () => {
  expect(standingOption([], { defaultValue: 'sales' })).toEqual({})
  const early = standingOption(optionsOf('Dock'), { defaultValue: 'sales' })
  expect(early.stands).toBeUndefined()
  const { chosen, stands } = standingOption(teams, { defaultValue: 'sales' })
  expect(chosen?.label).toBe('Sales')
  expect(standingOption(teams, { defaultValue: 'dock', stood: stands }).chosen?.label).toBe('Sales')
})

test('where nothing was to be chosen, nothing stays chosen', () => {
  const { stands } = standingOption([none, ...teams], { defaultValue: '' })
  expect(standingOption([none, ...teams], { defaultValue: 'dock', stood: stands }).chosen).toBe(none)
})

test('where nothing can be left open any more, what is proposed is chosen', () => {
  expect(standingOption(teams, { defaultValue: 'sales', stood: none }).chosen).toEqual(sales)
  expect(standingOption(teams, { value: '', stood: none }).chosen?.label).toBe('Dock')
})
