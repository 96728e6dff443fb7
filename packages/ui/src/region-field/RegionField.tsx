import { Suspense, useRef, useState, type ComponentProps } from 'react'
import { Field, splitTexts, type FieldTexts } from '../field/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './Trigger.styles.ts'
import { useRegions, type LoadRegions, type RegionNode } from './useRegions.ts'
import { preloadable } from '../preloadable/index.ts'

const RegionPanel = preloadable(async () => ({ default: (await import('./RegionPanel.tsx')).RegionPanel }))

export interface RegionFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'button'>, 'type' | 'value' | 'onChange' | 'children' | 'prefix' | 'aria-label'> {
  label: string
  /** Codes from the top: ['110000', '110100', '110108']; empty while nothing is chosen. */
  value: readonly string[]
  /** Gets whole paths only. */
  onChange: (path: readonly string[]) => void
  /** All regions, where they are at hand. */
  nodes?: readonly RegionNode[] | undefined
  /** Fetches a level instead; each is fetched once, also to name the value. */
  loadChildren?: LoadRegions | undefined
  /**
   * Names of the levels; their number is the length of a path.
   * @default ['省份', '城市', '区县']
   */
  levelNames?: readonly string[] | undefined
  /** @default '请选择省、市、区' */
  placeholder?: string | undefined
  /** What is chosen, in words that need no looking up; also where the codes are known no more. */
  words?: string | undefined
}

const threeLevels = ['省份', '城市', '区县'] as const

/** A region by its levels. The panel is fetched when first opened: columns on a wide screen, a sheet on phones. */
export function RegionField({
  className,
  value,
  onChange,
  nodes,
  loadChildren,
  levelNames = threeLevels,
  placeholder = '请选择省、市、区',
  words,
  label,
  ref,
  ...props
}: RegionFieldProps) {
  const { texts, control } = splitTexts({ ...props, label })
  const { id, onClick, name, ...button } = control
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { names, columns } = useRegions({
    nodes,
    loadChildren,
    path: value,
    levels: levelNames.length,
    wanted: value.length > 0 && !open && words === undefined,
  })
  const isEmpty = value.length === 0 && words === undefined
  const shown = words ?? (names.length === value.length ? names.join(' / ') : value.join(' / '))
  const naming =
    words === undefined && names.length < value.length && columns.some(({ state }) => state === 'loading')

  function attach(node: HTMLButtonElement | null) {
    anchor.current = node
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
    return undefined
  }

  return (
    <Field {...texts} className={className} controlId={id}>
      {({ 'aria-invalid': _invalid, ...bound }, tone) => (
        <>
          <S.Trigger
            {...button}
            {...bound}
            ref={attach}
            type="button"
            data-tone={tone}
            aria-label={`${label} ${isEmpty ? placeholder : shown}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={event => {
              setOpen(true)
              onClick?.(event)
            }}
          >
            <S.Shown data-empty={isEmpty}>{isEmpty ? placeholder : shown}</S.Shown>
            {naming ? <Spinner label="正在读取" /> : <ChevronDownIcon />}
          </S.Trigger>
          {name === undefined ? null : <input type="hidden" name={name} value={value.at(-1) ?? ''} />}
          {open ? (
            <Suspense fallback={null}>
              <RegionPanel
                // the codes may come later than the panel
                key={value.join()}
                anchor={anchor}
                label={label}
                value={value}
                levelNames={levelNames}
                nodes={nodes}
                loadChildren={loadChildren}
                onChoose={path => {
                  setOpen(false)
                  onChange(path)
                }}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </Field>
  )
}
