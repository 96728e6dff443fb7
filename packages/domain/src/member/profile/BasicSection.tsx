import { Suspense } from 'react'
import type { UserInfo } from '@portal/api/contract/profile.schema'
import { valueInWords } from '@portal/api/rules/field-words'
import { namesOf, type Field } from '@portal/api/rules/form-fields'
import { brithday_dict } from '@portal/api/rules/options'
import { basicData } from '@portal/api/rules/profile-form'
import { DescriptionList } from '@portal/ui/description-list'
import { PencilIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { PageSection } from '../../shared/page-section/index.ts'
import { preloadable } from '../../shared/preloadable/index.ts'
import type { BasicEditorProps } from './BasicEditor.tsx'
import * as S from './Profile.styles.ts'

const BasicEditor = preloadable(async () => ({
  default: (await import('./BasicEditor.tsx')).BasicEditor,
}))

export interface BasicSectionProps extends BasicEditorProps {
  /** The editor stands in the place of the facts. */
  editing: boolean
  onEdit: () => void
}

const { fields } = basicData

const factsOf = (info: UserInfo) => [
  ...namesOf(fields).map(name => {
    const field: Field = fields[name]
    const words = valueInWords(field, info[name])
    return {
      term: field.label,
      value:
        name === 'birthday' && info.brithday !== null ? `${words}（${brithday_dict[info.brithday]}）` : words,
    }
  }),
  { term: '手机号码', value: info.phone },
]

/** 基本信息: as it is kept, or in its editor. */
export function BasicSection({ editing, onEdit, ...editor }: BasicSectionProps) {
  return (
    <PageSection id="user_info" tabIndex={-1} title={basicData.groups.basic} flush>
      {editing ? (
        <Suspense fallback={null}>
          <BasicEditor {...editor} />
        </Suspense>
      ) : (
        <S.Facts>
          <DescriptionList items={factsOf(editor.info)} />
          <IconButton
            id="edit-user_info"
            icon={PencilIcon}
            label="修改基本信息"
            onPointerEnter={BasicEditor.preload}
            onFocus={BasicEditor.preload}
            onClick={onEdit}
          />
        </S.Facts>
      )}
    </PageSection>
  )
}
