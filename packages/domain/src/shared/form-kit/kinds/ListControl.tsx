import { useEffect, useState } from 'react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { emptyValues } from '@portal/api/rules/form-fields'
import { Button } from '@portal/ui/button'
import { FieldGroup } from '@portal/ui/field'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, Trash2Icon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { textsOf, type ListControlProps } from '../control.ts'
import { FieldLines } from '../FieldLines.tsx'
import { FormField } from '../FormField.tsx'
import * as S from './ListControl.styles.ts'

/** The message at the list itself: too few entries, or too many. */
function useListError(control: Control, name: string): string | undefined {
  const message = useFormState({ control, name, exact: true }).errors[name]?.message
  return typeof message === 'string' ? message : undefined
}

/** Records of one shape: added, put in order and removed, each with its own fields. */
export function ListControl(props: ListControlProps) {
  const { field, name, id, idOf, hint, control, controls, read, warnings, pair, onLeave, upload, today } =
    props
  const {
    fields: entries,
    append,
    insert,
    move,
    remove,
  } = useFieldArray({
    control,
    name,
  })
  const error = useListError(control, name)
  /** What was done last, and the id of what gets the focus after it. */
  const [announcement, setAnnouncement] = useState({ text: '', focus: '' })
  const [removed, setRemoved] = useState<{ at: number; entry: Record<string, unknown> } | null>(null)
  useEffect(() => {
    document.getElementById(announcement.focus)?.focus()
  }, [announcement])

  const partId = (at: number, part: string) => idOf(`${name}.${at}.${part}`)
  const undoId = `${id}-undo`
  const [first = ''] = Object.keys(field.entry)

  function announce(text: string, focus: string) {
    setAnnouncement({ text, focus })
    setRemoved(null)
  }
  function add() {
    announce(`已添加第 ${entries.length + 1} 项`, partId(entries.length, first))
    append(emptyValues(field.entry), { shouldFocus: false })
  }
  function shift(at: number, to: number, button: 'up' | 'down') {
    announce(`已移到第 ${to + 1} 项`, partId(to, button))
    move(at, to)
  }
  function drop(at: number) {
    announce(`已删除第 ${at + 1} 项`, undoId)
    const entry = read()[at]
    if (entry) setRemoved({ at, entry })
    remove(at)
  }
  function undo() {
    if (!removed) return
    announce(`已恢复第 ${removed.at + 1} 项`, partId(removed.at, 'title'))
    insert(removed.at, removed.entry, { shouldFocus: false })
  }

  return (
    <FieldGroup {...textsOf({ field, id, hint, error })} tabIndex={-1}>
      <S.Entries>
        {entries.map(({ id: key }, at) => {
          const title = `${field.noun} ${at + 1}`
          return (
            <S.Entry key={key} aria-labelledby={partId(at, 'title')}>
              <S.Head>
                <b id={partId(at, 'title')} tabIndex={-1}>
                  {title}
                </b>
                <IconButton
                  id={partId(at, 'up')}
                  size="s"
                  icon={ChevronUpIcon}
                  label={`上移${title}`}
                  atEnd={at === 0}
                  onClick={() => shift(at, at - 1, 'up')}
                />
                <IconButton
                  id={partId(at, 'down')}
                  size="s"
                  icon={ChevronDownIcon}
                  label={`下移${title}`}
                  atEnd={at === entries.length - 1}
                  onClick={() => shift(at, at + 1, 'down')}
                />
                <IconButton size="s" icon={Trash2Icon} label={`删除${title}`} onClick={() => drop(at)} />
              </S.Head>
              <FieldLines
                pair={pair}
                items={Object.entries(field.entry).map(([part, inner]) => {
                  const path = `${name}.${at}.${part}`
                  return {
                    key: part,
                    half: inner.half ?? false,
                    node: (
                      <FormField
                        control={control}
                        controls={controls}
                        field={inner}
                        id={idOf(path)}
                        name={path}
                        warning={warnings[path]}
                        upload={upload}
                        today={today}
                        onLeave={onLeave}
                      />
                    ),
                  }
                })}
              />
            </S.Entry>
          )
        })}
      </S.Entries>
      <S.Foot>
        <Button size="m" icon={PlusIcon} disabled={entries.length >= field.max} onClick={add}>
          添加{field.noun}
        </Button>
        {entries.length >= field.max ? `最多 ${field.max} 项` : null}
        <S.Announcement>
          <output>{announcement.text}</output>
          {removed ? (
            <Button id={undoId} size="s" variant="text" onClick={undo}>
              撤销
            </Button>
          ) : null}
        </S.Announcement>
      </S.Foot>
    </FieldGroup>
  )
}
