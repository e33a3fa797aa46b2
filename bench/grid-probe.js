// Runs in the page. For each Enter it records when the page was ready to paint (handlers, React, style and layout done) and when the
// frame was painted, which includes waiting for the display's next refresh.
window.readies = []
window.paints = []
const isEnter = ({ key }) => key === 'Enter'
addEventListener(
  'keydown',
  (event) => {
    if (!isEnter(event)) return
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel()
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Assigning `onmessage` also starts the port.
      afterPaint.port1.onmessage = () => window.paints.push(performance.now() - event.timeStamp)
      afterPaint.port2.postMessage(null)
    })
    // React hears of keys at this element first and renders in the microtask that follows. A task would be too late to tell: after a key,
    // Chromium draws the frame before it runs further ones.
    document.getElementById('root').addEventListener(
      'keydown',
      () => {
        document.body.getBoundingClientRect()
        window.readies.push(performance.now() - event.timeStamp)
      },
      { once: true },
    )
  },
  { capture: true },
)
