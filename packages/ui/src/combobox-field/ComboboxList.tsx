import { useContext, type CSSProperties, type RefObject } from 'react'
import { Collection, ComboBoxStateContext, ListLayout, Virtualizer } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { CheckIcon } from '../icon/index.ts'
import * as S from './ComboboxField.styles.ts'
import type { ComboOption } from './useChoices.ts'

interface ComboboxListProps {
  anchor: RefObject<Element | null>
  options: readonly ComboOption[]
  loading: boolean
  /** The search failed: says so and offers to try again. */
  onRetry: (() => void) | undefined
}

/** The options under the box; only those in sight are drawn. */
export function ComboboxList({ anchor, options, loading, onRetry }: ComboboxListProps) {
  const state = useContext(ComboBoxStateContext)
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': state?.collection.size ?? 0 }

  const note = loading ? '正在查找' : onRetry ? '选项没有取到' : '没有匹配的选项'

  return (
    <S.Pop triggerRef={anchor} offset={4}>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44 }}>
        <S.List
          style={rows}
          data-detailed={options.some(({ detail }) => detail)}
          renderEmptyState={() => <S.Note>{note}</S.Note>}
        >
          <Collection items={options}>
            {option => (
              <S.Item id={option.value} textValue={option.label}>
                {({ isSelected }) => (
                  <>
                    <span>
                      {option.label}
                      {option.detail ? <small>{option.detail}</small> : null}
                    </span>
                    {isSelected ? <CheckIcon size={16} /> : null}
                  </>
                )}
              </S.Item>
            )}
          </Collection>
        </S.List>
      </Virtualizer>
      {onRetry ? (
        <S.Retry>
          {/* the focus stays in the box, or the list would close under the press */}
          <Button size="s" onMouseDown={event => event.preventDefault()} onClick={onRetry}>
            重试
          </Button>
        </S.Retry>
      ) : null}
    </S.Pop>
  )
}
