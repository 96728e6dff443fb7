import { media } from '@portal/ui/theme'
import { css } from 'styled-components'

/** Where a page of the site stands that has no menu beside it: under the head of the site, its text at the logo. */
export const publicPage = css`
  margin: 0 max(24px, calc((100% - 1200px) / 2));
  padding: 48px 0 96px;

  ${media.phone} {
    margin: 0 16px;
    padding: 32px 0 64px;
  }
`
