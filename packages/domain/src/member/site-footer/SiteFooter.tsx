import type { ComponentProps } from 'react'
import type { HomePayload } from '@portal/api/contract/home.schema'
import { association } from '@portal/api/rules/association'
import { Emblem } from '@portal/ui/emblem'
import { friendlyLinks } from '../site-header/links.ts'
import officialAccount from './official-account.svg?no-inline'
import * as S from './SiteFooter.styles.ts'

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  site: HomePayload['site_info']
}

/**
 * Name, address, contact, friendly links, official account, filing number of every member page.
 * The contact block needs phone, e-mail and zip code; the filing number needs a phone (product.md §2).
 */
export function SiteFooter({ site, ...rest }: SiteFooterProps) {
  const links = friendlyLinks(site.friendly_link)
  const contact = site.tel_phone !== '' && site.email !== '' && site.zip_code !== ''

  return (
    <S.Root {...rest} data-ground="cover">
      <S.Main>
        <div>
          <S.Name>
            <Emblem variant="mono" size={28} />
            {association.name}
          </S.Name>
          <S.Contact>
            {site.address === '' ? null : (
              <>
                <dt>地址：</dt>
                <dd>{site.address}</dd>
              </>
            )}
            {contact ? (
              <>
                <dt>电话：</dt>
                <dd>{site.tel_phone}</dd>
                <dt>邮箱：</dt>
                <dd>{site.email}</dd>
                <dt>邮编：</dt>
                <dd>{site.zip_code}</dd>
              </>
            ) : null}
          </S.Contact>
        </div>
        {links.length > 0 ? (
          <S.Links aria-label="友情链接">
            <h2>友情链接</h2>
            <ul>
              {links.map(link => (
                <li key={link.name}>
                  <a href={link.href} target="_blank" rel="noopener noreferrer">
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </S.Links>
        ) : (
          <span />
        )}
        <S.Account>
          <img src={officialAccount} alt="公众号二维码" width={96} height={96} fetchPriority="low" />
          <figcaption>公众号</figcaption>
        </S.Account>
      </S.Main>
      <S.Bottom>
        <p>
          <span>© {association.name}</span>
          {site.tel_phone !== '' && site.icp !== '' ? (
            <a href={association.icpSite} target="_blank" rel="noopener noreferrer">
              {site.icp}
            </a>
          ) : null}
        </p>
      </S.Bottom>
    </S.Root>
  )
}
