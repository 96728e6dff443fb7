import { Suspense } from 'react'
import { basicData } from '@portal/api/rules/profile-form'
import { DescriptionList, type Description } from '@portal/ui/description-list'
import { PencilIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { preloadable } from '@portal/ui/preloadable'
import { PageSection } from '../../shared/page-section/index.ts'
import { FieldRemark } from '../../shared/form-kit/FieldRemark.tsx'
import { factsOf, type Fact } from './basic-words.ts'
import type { BasicEditorProps } from './BasicEditor.tsx'
import { asAWhole, byField } from './profile-remarks.ts'
import * as S from './Profile.styles.ts'
import { RemarkLines } from './RemarkLines.tsx'

const BasicEditor = preloadable(async () => ({
  default: (await import('./BasicEditor.tsx')).BasicEditor,
}))

export interface BasicSectionProps extends BasicEditorProps {
  /** The editor stands in the place of the facts. */
  editing: boolean
  onEdit: () => void
}

/** A fact, with what the association says of it under its words. */
const withRemarks =
  (remarks: Readonly<Record<string, string>>) =>
  ({ name, term, value }: Fact): Description => {
    const remark = name === undefined ? undefined : remarks[name]
    return {
      term,
      value:
        remark === undefined ? (
          value
        ) : (
          <>
            {value}
            <FieldRemark>{remark}</FieldRemark>
          </>
        ),
    }
  }

/** 基本信息: as it is kept, or in its editor. */
export function BasicSection({ editing, onEdit, ...editor }: BasicSectionProps) {
  return (
    <PageSection id="user_info" tabIndex={-1} title={basicData.groups.basic} flush>
      <RemarkLines remarks={asAWhole(editor.remarks)} />
      {editing ? (
        <Suspense fallback={null}>
          <BasicEditor {...editor} />
        </Suspense>
      ) : (
        <S.Facts>
          <DescriptionList items={factsOf(editor.info).map(withRemarks(byField(editor.remarks)))} />
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
