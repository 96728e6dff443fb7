import type { ReactNode } from 'react'

export interface Filter {
  id: string
  /** What is filtered: 状态. */
  name: string
  /** What it is set to, in words; without one it is empty. */
  value?: string | undefined
  /** Its choices; each acts at once. */
  content: ReactNode
}
