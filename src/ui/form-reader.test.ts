import { expect, test } from 'vitest'
import { formReader } from './form-reader.ts'

/** A form with these controls filled in. */
function filled(...entries: [name: string, value: string][]) {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return formReader(data)
}

test('text loses the space around it, a password keeps it', () => {
  const form = filled(['title', '  Call the bank '], ['password', ' s3cret '])
  expect(form.text('title')).toBe('Call the bank')
  expect(form.raw('password')).toBe(' s3cret ')
})

test('an empty or missing optional control is null', () => {
  expect(filled(['due', '   ']).optional('due')).toBeNull()
  expect(filled().optional('due')).toBeNull()
})

test('numbers may have thousands separated; words and other commas are not a number', () => {
  expect(filled(['target', '1,200.5']).number('target')).toBe(1200.5)
  expect(filled(['target', '1 200']).number('target')).toBe(1200)
  expect(filled(['target', '-3']).number('target')).toBe(-3)
  expect(filled(['target', '1, 200, 000']).number('target')).toBe(1_200_000)
  for (const other of ['many', '12,5', '2,5', '1,23,456', '1.500,5', '1,2000', ',500'])
    expect(filled(['target', other]).number('target'), other).toBeNaN()
  expect(filled(['target', '']).number('target')).toBeNull()
})

test('a picker of several gives every value, a checkbox whether it is ticked', () => {
  const form = filled(['assignees', 'maya'], ['assignees', 'omar'], ['shared', 'on'])
  expect(form.all('assignees')).toEqual(['maya', 'omar'])
  expect([form.checked('shared'), form.checked('archived')]).toEqual([true, false])
})
