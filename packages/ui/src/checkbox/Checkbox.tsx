import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import * as S from './Checkbox.styles.ts'

interface CheckboxOwnProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /**
   * Some of the things below it are chosen.
   * @default false
   */
  indeterminate?: boolean | undefined
  /** What is wrong, under the label. */
  error?: ReactNode
}

/** Either a visible label or, in table cells, an accessible name. */
export type CheckboxProps = CheckboxOwnProps &
  ({ children: ReactNode } | { children?: undefined; 'aria-label': string })

/** A native checkbox; the whole label is the target. `className` goes to the label, the rest to the input. */
export function Checkbox({ children, className, indeterminate = false, error, ref, ...rest }: CheckboxProps) {
  const errorId = useId()
  const box = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])

  function attach(node: HTMLInputElement | null) {
    box.current = node
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
    return undefined
  }

  return (
    <S.Root className={className} data-alone={children || error ? undefined : true}>
      <S.Box
        {...rest}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        ref={attach}
        type="checkbox"
      />
      {children || error ? (
        <span>
          {children}
          {error ? <S.Error id={errorId}>{error}</S.Error> : null}
        </span>
      ) : null}
    </S.Root>
  )
}
