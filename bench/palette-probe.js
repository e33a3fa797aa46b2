// Runs in the page. For each Ctrl+K it records when the palette had the focus and was painted.
window.opened = []
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'k' || !event.ctrlKey) return
    addEventListener(
      'focusin',
      () =>
        requestAnimationFrame(() => {
          const afterPaint = new MessageChannel()
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Assigning `onmessage` also starts the port.
          afterPaint.port1.onmessage = () => window.opened.push(performance.now() - event.timeStamp)
          afterPaint.port2.postMessage(null)
        }),
      { once: true },
    )
  },
  { capture: true },
)
