import { use } from 'react'
import { useDistricts } from '@portal/api/hooks/districts'
import { pathTo, placeWords } from '@portal/api/rules/districts'
import { Button } from '@portal/ui/button'
import { RegionField } from '@portal/ui/region-field'
import { textsOf, type ControlProps } from '../../shared/form-kit/index.ts'
import { KeptRegion } from './kept-region.ts'

/** A province, city and district; the places come when somebody looks for one, or one is there. */
export function RegionControl(props: ControlProps<'region'>) {
  const { field, name, value, onChange, onBlur } = props
  const kept = use(KeptRegion)
  const { tree = [], load } = useDistricts(value !== '')
  const path = pathTo(tree, value).map(({ code }) => code)
  const words = (kept.code === value ? kept.words : placeWords(tree, value)) || undefined

  return (
    <div>
      <RegionField
        {...textsOf(props)}
        name={name}
        value={path}
        words={value === '' ? undefined : (words ?? value)}
        loadChildren={async code => {
          const places = await load()
          const below = code === '' ? places : (pathTo(places, code).at(-1)?.children ?? [])
          return below.map(({ code: own, name: called, children = [] }) => ({
            code: own,
            name: called,
            children: children.length === 0 ? [] : undefined,
          }))
        }}
        onChange={codes => onChange(codes.at(-1) ?? '')}
        onBlur={onBlur}
      />
      {value === '' ? null : (
        <Button variant="text" size="m" onClick={() => onChange('')}>
          清除{field.label}
        </Button>
      )}
    </div>
  )
}
