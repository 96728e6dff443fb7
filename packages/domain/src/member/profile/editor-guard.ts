/** What is asked before an editor is put away. */
export interface EditorGuard {
  /** Saves everything that was typed; false when some of it is not where it belongs. */
  save: () => Promise<boolean>
  /** Lets go of what is not. */
  giveUp: () => void
}
