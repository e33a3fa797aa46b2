/** A form with names such as `items[0][price]`, as the objects and lists that they stand for. */
export interface Form {
  [field: string]: string | Form
}

export function formOf(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let place = form
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Form
    place[path.at(-1)!] = value
  }
  return form
}

export function wordIn(form: Form, field: string): string {
  const value = form[field]
  return typeof value === 'string' ? value : ''
}
