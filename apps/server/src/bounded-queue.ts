/** Limits concurrency: `width` run at a time, `longest` may wait, the rest is refused at once. */
export class BoundedQueue {
  #running = 0
  #waiting: (() => void)[] = []
  #width: number
  #longest: number
  #full: () => Error

  constructor(options: { width: number; longest?: number; full?: () => Error }) {
    this.#width = options.width
    this.#longest = options.longest ?? Infinity
    this.#full = options.full ?? (() => new Error('Too much work is waiting'))
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) {
      if (this.#waiting.length >= this.#longest) throw this.#full()
      // a finished task hands its slot to the next waiting one, so that no newcomer takes it
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    } else {
      this.#running++
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
