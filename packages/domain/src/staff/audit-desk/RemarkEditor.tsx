import { useEffect, useRef, type ComponentProps } from 'react'
import { remarkLimit } from '@portal/api/rules/application'
import { length } from '@portal/api/rules/text'
import { Button } from '@portal/ui/button'
import * as S from './AuditSheet.styles.ts'

export interface RemarkEditorProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'title'> {
  /** 意见 1 */
  title: string
  /** The field it is about. */
  about: string
  value: string
  /** What it may begin with. @default the usual ones of a form */
  phrases?: readonly string[] | undefined
  onChange: (text: string) => void
  onRemove: () => void
  onDone: () => void
}

const usualPhrases = ['与原件不符', '内容不完整', '图片不清晰'] as const

const added = (text: string, phrase: string) => (text.trim() === '' ? phrase : `${text.trim()}，${phrase}`)

/** A remark on one field, under its value; the applicant reads it there. */
export function RemarkEditor({
  title,
  about,
  value,
  phrases = usualPhrases,
  onChange,
  onRemove,
  onDone,
  ...rest
}: RemarkEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const count = length(value)

  useEffect(() => {
    area.current?.focus()
  }, [])

  return (
    <S.Editor {...rest}>
      <S.EditorLabel>
        {title}
        <S.Area
          ref={area}
          rows={2}
          aria-label={`${about}的意见`}
          aria-invalid={count > remarkLimit || undefined}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.stopPropagation()
            onDone()
          }}
        />
      </S.EditorLabel>
      {count > remarkLimit ? (
        <S.TooLong role="alert">
          最多 {remarkLimit} 个字，现在 {count} 个字
        </S.TooLong>
      ) : null}
      <S.EditorFoot>
        {phrases.map(phrase => (
          <Button
            key={phrase}
            size="s"
            onClick={() => {
              onChange(added(value, phrase))
              area.current?.focus()
            }}
          >
            {phrase}
          </Button>
        ))}
        <S.EditorActs>
          <Button size="s" variant="text" onClick={onDone}>
            收起
          </Button>
          <Button size="s" variant="text" onClick={onRemove}>
            移除
          </Button>
        </S.EditorActs>
      </S.EditorFoot>
    </S.Editor>
  )
}
