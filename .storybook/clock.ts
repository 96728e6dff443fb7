/**
 * Sets this page's clock to `instant` and lets it run from there: what the apps say of today then agrees with the
 * portal, whose own clock stands still. Returns the way back.
 */
export function setClock(instant: Date): () => void {
  const Real = globalThis.Date
  const shift = instant.getTime() - Real.now()
  const now = () => Real.now() + shift
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[], asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as Date,
    get: (target, key, asked) => (key === 'now' ? now : (Reflect.get(target, key, asked) as unknown)),
  })
  return () => {
    globalThis.Date = Real
  }
}
