/** The end of one chain. */
export interface AuditHead {
  chain: number
  seq: number
  hash: string
}

/** Ends that this process wrote last and nobody is writing on; another process may have moved them on meanwhile. */
export class FreeEnds {
  #ends: AuditHead[] = []

  take(): AuditHead | undefined {
    return this.#ends.pop()
  }

  /** Only what is committed. */
  give(end: AuditHead): void {
    this.#ends = [...this.#ends.filter(({ chain }) => chain !== end.chain), end]
  }
}
