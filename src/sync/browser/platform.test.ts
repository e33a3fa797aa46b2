import { afterEach, expect, test, vi } from 'vitest'
import { browserPlatform } from './platform.ts'

afterEach(() => vi.unstubAllGlobals())

test('a line that is closing is sent nothing more, of which a browser would only complain', () => {
  const sent: string[] = []
  const line = Object.assign(new EventTarget(), {
    readyState: 1,
    send: (text: string) => void sent.push(text),
  })
  const Line = Object.assign(
    function Line() {
      return line
    },
    { OPEN: 1 },
  )
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { origin: 'https://harbor.example' })
  vi.stubGlobal('indexedDB', {})
  const nothing = () => undefined
  const on = { opened: nothing, message: nothing, closed: nothing }
  const socket = browserPlatform().socket('wss://harbor.example', on)
  socket.send('while it is open')
  line.readyState = 2
  socket.send('while it is closing')
  expect(sent).toEqual(['while it is open'])
})
