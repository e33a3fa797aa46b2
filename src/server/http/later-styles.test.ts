import { expect, test } from 'vitest'
import { withItsStyles } from './later-styles.ts'

const PAGE =
  '<link rel="stylesheet" href="/de/assets/first-a.css" nonce="n"><link rel="stylesheet" crossorigin href="/de/assets/later-b.css" nonce="n">'

test('the page that opens first does not wait for the styles of later ones', () => {
  expect(withItsStyles(PAGE, '/dashboard')).toBe(
    PAGE.replace('later-b.css" nonce="n"', 'later-b.css" nonce="n" media="not all" data-later'),
  )
})

test('a page that is opened at another address waits for all of them', () => {
  for (const path of ['/issues', '/meeting/dashboard', '/']) expect(withItsStyles(PAGE, path)).toBe(PAGE)
})
