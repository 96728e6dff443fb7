import { useMemo } from 'react'
import type { PersonalInfo } from '@portal/api/contract/profile.schema'
import type { TalentLists } from '@portal/api/hooks/profile'
import { titleOfPart } from '@portal/api/rules/profile'
import { collectionNames } from '@portal/api/rules/profile-form'
import { DescriptionList } from '@portal/ui/description-list'
import { PageSection } from '../../shared/page-section/index.ts'
import { factsOf } from './basic-words.ts'
import { fieldLists } from './entry-words.ts'
import { EntryLine } from './EntryRow.tsx'
import * as S from './Profile.styles.ts'

export interface TalentProfileViewProps {
  profile: PersonalInfo
  lists: TalentLists
}

/** A profile as it is read, part by part: nothing can be changed. */
export function TalentProfileView({ profile, lists }: TalentProfileViewProps) {
  const named = useMemo(() => fieldLists(lists), [lists])
  return (
    <>
      <PageSection title={titleOfPart('user_info')} flush>
        <S.Facts>
          <DescriptionList items={factsOf(profile.user_info)} />
        </S.Facts>
      </PageSection>
      {collectionNames.map(collection => (
        <PageSection
          key={collection}
          title={titleOfPart(collection)}
          count={profile[collection].length}
          flush
        >
          {profile[collection].length === 0 ? <S.None>没有填写</S.None> : null}
          <S.Rows aria-label={titleOfPart(collection)}>
            {profile[collection].map(entry => (
              <EntryLine key={entry.id} collection={collection} entry={entry} lists={named} />
            ))}
          </S.Rows>
        </PageSection>
      ))}
    </>
  )
}
