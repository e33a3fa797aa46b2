import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type Place, WaitingLine } from './waiting-line.ts'

const LIMITS = { places: 2, placesEach: 1, waiting: 3, waitingEach: 2 }

/** People at a line, in the order in which it lets them in. */
function queue(line = new WaitingLine(LIMITS)) {
  const entered: string[] = []
  const places = new Map<string, Place>()
  const come = (who: string, name = who) => {
    const going = new AbortController()
    const outcome = line.enter(who, going.signal).then(
      (place) => {
        entered.push(name)
        places.set(name, place)
        return 'entered'
      },
      (error: unknown) => (error instanceof Refusal ? error.reason.code : (error as Error).message),
    )
    return { outcome, goes: () => going.abort(new Error('gone')) }
  }
  return { entered, places, come }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('the others wait in the order in which they came', async () => {
  const { entered, places, come } = queue()
  for (const who of ['maya', 'omar', 'lena', 'theo']) void come(who)
  await soon()
  expect(entered).toEqual(['maya', 'omar'])
  places.get('omar')!.leave()
  await soon()
  expect(entered).toEqual(['maya', 'omar', 'lena'])
  places.get('maya')!.leave()
  await soon()
  expect(entered).toEqual(['maya', 'omar', 'lena', 'theo'])
})

test('one person has only so many places, and keeps nobody else from theirs', async () => {
  const { entered, places, come } = queue()
  void come('maya', 'first')
  void come('maya', 'second')
  void come('lena')
  await soon()
  expect(entered).toEqual(['first', 'lena'])
  places.get('first')!.done()
  await soon()
  // Done, but not sent yet: the place is free for others only.
  expect(entered).toEqual(['first', 'lena'])
  void come('theo')
  await soon()
  expect(entered).toEqual(['first', 'lena', 'theo'])
  places.get('first')!.leave()
  places.get('lena')!.leave()
  await soon()
  expect(entered).toEqual(['first', 'lena', 'theo', 'second'])
})

test('whoever comes when the line is full is refused', async () => {
  const { come } = queue()
  for (const who of ['maya', 'omar', 'lena', 'theo', 'ina']) void come(who)
  expect(await come('ravi').outcome).toBe('sync/busy')
})

test('one person can’t fill the line', async () => {
  const { come } = queue()
  for (let times = 0; times < 3; times++) void come('maya')
  expect(await come('maya').outcome).toBe('sync/busy')
  expect(await come('omar').outcome).toBe('entered')
})

test('whoever gives up leaves the line, and is not let in later', async () => {
  const { entered, places, come } = queue()
  void come('maya')
  void come('omar')
  const lena = come('lena')
  void come('theo')
  await soon()
  lena.goes()
  expect(await lena.outcome).toBe('gone')
  places.get('maya')!.leave()
  await soon()
  expect(entered).toEqual(['maya', 'omar', 'theo'])
})

test('leaving twice frees one place', async () => {
  const { entered, places, come } = queue()
  for (const who of ['maya', 'omar', 'lena', 'theo']) void come(who)
  await soon()
  for (let times = 0; times < 2; times++) {
    places.get('maya')!.done()
    places.get('maya')!.leave()
  }
  await soon()
  expect(entered).toEqual(['maya', 'omar', 'lena'])
})

test('a place is left by whoever goes while they have it, even at the moment in which they are let in', async () => {
  const { entered, places, come } = queue()
  const [maya, , lena] = ['maya', 'omar', 'lena', 'theo', 'ina'].map((who) => come(who))
  await soon()
  places.get('omar')!.leave()
  lena!.goes()
  expect(await lena!.outcome).toBe('gone')
  await soon()
  expect(entered).toEqual(['maya', 'omar', 'theo'])
  maya!.goes()
  await soon()
  expect(entered).toEqual(['maya', 'omar', 'theo', 'ina'])
})
