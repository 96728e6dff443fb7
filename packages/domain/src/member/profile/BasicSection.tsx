import { Suspense } from 'react'
import { basicData } from '@portal/api/rules/profile-form'
import { DescriptionList } from '@portal/ui/description-list'
import { PencilIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { PageSection } from '../../shared/page-section/index.ts'
import { preloadable } from '../../shared/preloadable/index.ts'
import { factsOf } from './basic-words.ts'
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
