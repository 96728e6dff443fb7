import { Activity, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useWhenIdle } from './use-when-idle.ts'

/** Draws its children where nobody finds them: in no document, and without their effects. */
function Unseen({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  return createPortal(<Activity mode="hidden">{children}</Activity>, place)
}

export interface RehearsalProps {
  /** `null` waits. */
  subject: unknown
  /** Asks for what is drawn. */
  ask: () => void
  render: () => ReactNode
}

/**
 * Draws once what is likely to be opened, when the page rests. Its code is there then, and so are its styles: with the
 * first rules of a component a browser goes through every element of the page again, and who opened it would wait for that.
 */
export function Rehearsal({ subject, ask, render }: RehearsalProps) {
  const [step, setStep] = useState<'ahead' | 'asked' | 'drawn' | 'over'>('ahead')
  const at = (here: typeof step) => (step === here ? subject : null)
  useWhenIdle(at('ahead'), () => {
    ask()
    setStep('asked')
  })
  // a rest later, so that the answer is there
  useWhenIdle(at('asked'), () => setStep('drawn'))
  useWhenIdle(at('drawn'), () => setStep('over'))
  return at('drawn') === null ? null : <Unseen>{render()}</Unseen>
}
