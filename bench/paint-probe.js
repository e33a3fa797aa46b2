// Runs in the page. For each click: when the page is ready to be painted (handlers, React, style and layout done), and when
// the frame that shows it has been painted, which also waits for the display's next beat.
window.readies = []
window.paints = []
addEventListener(
  'click',
  (event) => {
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel()
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Assigning `onmessage` also starts the port.
      afterPaint.port1.onmessage = () => window.paints.push(performance.now() - event.timeStamp)
      afterPaint.port2.postMessage(null)
    })
  },
  { capture: true },
)
// The last to hear of the click: React has rendered in the microtask after its own handler.
addEventListener('click', (event) => {
  document.body.getBoundingClientRect()
  window.readies.push(performance.now() - event.timeStamp)
})
