/** Families of states (VISUAL.md §4): done, the person must act, the association acts, over, failed. */
export type StatusFamily = 'success' | 'warning' | 'info' | 'neutral' | 'danger'

/** How a state looks: word, family and lucide icon always go together. */
export interface StatusLook {
  label: string
  family: StatusFamily
  icon: string
}
