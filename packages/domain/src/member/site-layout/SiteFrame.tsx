import { SiteHeader } from '../site-header/index.ts'
import * as S from './SiteLayout.styles.ts'

/** The site before anything is known: the header without its navigation, as the layout has it then. */
export function SiteFrame() {
  return (
    <S.Root>
      <SiteHeader items={null} account={null} />
    </S.Root>
  )
}
