type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = '.field-sizing-content'

/** Does what `field-sizing: content` does, for browsers that don't know it: fields are as large as what is written in them. */
export function sizeFieldsByContent(): void {
  const widths = new WeakMap<Element, number>()
  // Whoever has drawn a field to another height keeps it: only a new width breaks its lines anew.
  const sizes = new ResizeObserver((entries) => {
    const changed = entries.filter(({ target, contentRect: { width } }) => {
      const before = widths.get(target)
      widths.set(target, width)
      return width !== before
    })
    fit(changed.map(({ target }) => target as Field))
  })
  const watch = (root: ParentNode) => root.querySelectorAll(FIELDS).forEach((field) => sizes.observe(field))

  // React also writes what a field shows into its text or its attribute.
  const changes = new MutationObserver((records) => {
    const written = new Set<Field>()
    for (const { target, addedNodes } of records) {
      if (isField(target)) written.add(target)
      for (const node of addedNodes) {
        if (isField(node)) sizes.observe(node)
        else if (node instanceof Element) watch(node)
      }
    }
    fit([...written])
  })
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['value'] })
  addEventListener('input', ({ target }) => isField(target) && fit([target]), { capture: true })
  watch(document)
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.matches(FIELDS)

const isLine = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement

/** Measures all before it sets any, so that the page is laid out once. */
function fit(fields: readonly Field[]): void {
  for (const field of fields) field.style[sideOf(field)] = '0'
  const sizes = fields.map((field) =>
    isLine(field)
      ? field.scrollWidth + field.offsetWidth - field.clientWidth
      : field.scrollHeight + field.offsetHeight - field.clientHeight,
  )
  fields.forEach((field, place) => (field.style[sideOf(field)] = `${sizes[place]!}px`))
}

const sideOf = (field: Field) => (isLine(field) ? 'width' : 'height')
