/** Loaded before a server, whose clock then says CLOCK (ISO 8601) when it starts and goes on from there. */
const real = Date
const ahead = real.parse(process.env['CLOCK']!) - real.now()

globalThis.Date = new Proxy(real, {
  construct: (target, values) =>
    Reflect.construct(target, values.length === 0 ? [real.now() + ahead] : values) as object,
  get: (target, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(target, name)),
})
