import { useRef } from 'react'
import { isStarLevel, starLevels, starName } from '@portal/api/rules/star'
import { FilterChip } from '@portal/ui/filter-chip'
import { Popover } from '@portal/ui/popover'
import { RadioGroup } from '@portal/ui/radio-group'
import { SearchField } from '@portal/ui/search-field'
import * as S from '../order-desk/OrderFilters.styles.ts'
import { useSearchDraft } from '../staff-desk/use-search-draft.ts'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import { objectionFilters, type TalentView } from './talent-view.ts'

export interface PublicityFiltersProps {
  view: TalentView
  onChange: (part: Partial<TalentView>, options?: { replace: boolean }) => void
}

/** Search and filters of what is published; every change acts at once. */
export function PublicityFilters({ view, onChange }: PublicityFiltersProps) {
  const box = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => box.current?.focus() })
  const draft = useSearchDraft(view.q, (q, first) => onChange({ q }, { replace: !first }))
  return (
    <S.Root aria-label="筛选公示">
      <S.Search>
        <SearchField
          ref={box}
          label="搜索申请"
          placeholder="申请编号、姓名"
          maxLength={50}
          shortcut="/"
          value={draft.text}
          onChange={draft.type}
          onSearch={draft.now}
        />
      </S.Search>
      <Popover
        label="异议"
        renderTrigger={button => (
          <FilterChip
            name="异议"
            value={view.objection === null ? undefined : objectionFilters[view.objection]}
            {...button}
          />
        )}
      >
        <RadioGroup
          label="异议"
          options={[
            { value: 'all', label: '全部' },
            { value: 'open', label: objectionFilters.open },
            { value: 'none', label: objectionFilters.none },
          ]}
          value={view.objection ?? 'all'}
          onChange={value => onChange({ objection: value === 'open' || value === 'none' ? value : null })}
        />
      </Popover>
      <Popover
        label="拟定星级"
        renderTrigger={button => (
          <FilterChip
            name="拟定星级"
            value={view.star === null ? undefined : starName(view.star)}
            {...button}
          />
        )}
      >
        <RadioGroup
          label="拟定星级"
          options={[
            { value: 'all', label: '全部' },
            ...starLevels.map(star => ({ value: String(star), label: starName(star) })),
          ]}
          value={view.star === null ? 'all' : String(view.star)}
          onChange={value => {
            const level = Number(value)
            onChange({ star: isStarLevel(level) ? level : null })
          }}
        />
      </Popover>
    </S.Root>
  )
}
