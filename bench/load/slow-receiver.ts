import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, setPriority } from 'node:os'

// It stands for a machine of its own, which takes nothing from the server's processors.
setPriority(constants.priority.PRIORITY_LOW)

/** A program of a customer that takes its time over every event. Tells its address, and how many it has taken when it is asked. */
process.once('message', ({ delay }: { delay: number }) => {
  let taken = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () =>
      setTimeout(() => {
        taken++
        response.end('thanks')
      }, delay),
    )
  })
  server.listen(0, '127.0.0.1', () => {
    process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  process.on('message', () => process.send!(taken))
})
