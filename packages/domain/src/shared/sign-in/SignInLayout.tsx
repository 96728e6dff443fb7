import type { ComponentProps, ReactNode } from 'react'
import { association } from '@portal/api/rules/association'
import { Emblem } from '@portal/ui/emblem'
import { ChevronRightIcon } from '@portal/ui/icon'
import { Link } from '../router-link/index.ts'
import * as S from './SignInLayout.styles.ts'

export interface PublicService {
  name: string
  hint: string
  to: string
}

export interface SignInLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Page heading. */
  title: string
  /** What one may do without signing in; drawn on the cover, which narrow screens leave out. */
  services: readonly PublicService[]
  /** How to reach the office: `SignInHelp`. */
  help?: ReactNode
  /** Fills the window and names the association itself: no site header stands above. */
  alone?: boolean | undefined
}

/** Whom to call when sign-in does not work. */
export const SignInHelp = ({ phone }: { phone: string }) => (
  <>
    登录遇到问题，请致电 {phone}
    <br />
    工作日 09:00–17:00
  </>
)

/** The book cover with its title slip at the left, the form at the right (VISUAL.md §3, Login cover). */
export function SignInLayout({ title, services, help, alone = false, children, ...rest }: SignInLayoutProps) {
  return (
    <S.Root {...rest} data-alone={alone || undefined}>
      <S.Cover aria-label={association.name} data-ground="cover">
        <S.Slip aria-hidden="true">
          <div>
            <span>{association.name}</span>
          </div>
        </S.Slip>
        {services.length > 0 ? (
          <S.Services aria-label="无需登录即可办理">
            <h2>无需登录即可办理</h2>
            <ul>
              {services.map(service => (
                <li key={service.name}>
                  <Link to={service.to}>
                    {service.name}
                    <small>{service.hint}</small>
                    <ChevronRightIcon size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </S.Services>
        ) : (
          <span />
        )}
        <S.Seal>
          <Emblem size={56} />
        </S.Seal>
        <S.Help>{help}</S.Help>
        <S.Spine viewBox="0 0 44 760" preserveAspectRatio="none" aria-hidden="true">
          <path d="M1 0v760M1 95h43M1 285h43M1 475h43M1 665h43" vectorEffect="non-scaling-stroke" />
        </S.Spine>
      </S.Cover>
      <S.Side>
        {alone ? (
          <S.Brand>
            <Emblem size={32} />
            {association.name}
          </S.Brand>
        ) : null}
        <S.Inner>
          <h1>{title}</h1>
          {children}
        </S.Inner>
      </S.Side>
    </S.Root>
  )
}
