import type { ReactElement } from 'react'

/** What the checks add to a component; spread it where rest props go. */
export interface Extra {
  'data-probe'?: string
  className?: string
  ref?: (node: Element | null) => void
}

/** A component that holds something the reader changes. */
export interface Control {
  /** Its caller never takes a change. */
  stubborn: (onChange: () => void) => ReactElement
  /** Its caller takes every change. */
  following: (onChange: () => void) => ReactElement
  /** It looks after itself; a text says why it cannot. */
  free: ((onChange: () => void) => ReactElement) | string
  /** One act of the reader. */
  act: () => Promise<void>
  /** What is seen of it. */
  shown: () => unknown
}

/** One exported component and how to try it. */
export interface Subject {
  folder: string
  /** Its name among the exports of the folder. */
  name: string
  element: (extra: Extra) => ReactElement
  /** Other states for the checks of looks; left out, `element` is looked at. */
  looks?: () => ReactElement
  /** What is done before an overlay can be looked at. */
  open?: () => Promise<void>
  /** Why rest props or the ref have nowhere to go. */
  noRest?: string
  noRef?: string
  /** Selector of the node that takes them. */
  node?: string
  /** Selector of the node that the ref is told of, when it is one inside. */
  held?: string
  /** `frame`: the class goes to what stands around the node; a sentence says why there is none. */
  className?: 'frame' | { none: string }
  control?: Control | { none: string }
  /** Disabled, with everything it can call; a sentence says why it never is. */
  disabled?: ((called: () => void) => ReactElement) | { none: string }
  /** The keys of its pattern, tried on `element` without extras or on what it mounts itself. */
  keyboard?: () => Promise<void>
}
