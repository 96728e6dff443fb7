import type { ComponentProps, ReactNode } from 'react'
import { ChevronRightIcon } from '@portal/ui/icon'
import { Link } from '../router-link/index.ts'
import * as S from './MessagePage.styles.ts'

export interface MessagePageProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string
  /** One sentence: what this means for the reader. */
  text: ReactNode
  /** Large mark at the right, like 404. */
  mark?: string | undefined
  /** The address that was asked for. */
  address?: string | undefined
  /** Where to go from here. */
  ways: readonly { name: string; to: string }[]
}

/** A page that only says something and shows the ways out: not found, not open yet. */
export function MessagePage({ title, text, mark, address, ways, ...rest }: MessagePageProps) {
  return (
    <S.Root {...rest}>
      <S.Head>
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {mark === undefined ? null : <span aria-hidden="true">{mark}</span>}
      </S.Head>
      <S.Rows>
        {address === undefined ? null : (
          <div>
            <dt>地址</dt>
            <dd>{address}</dd>
          </div>
        )}
        {ways.map((way, i) => (
          <div key={way.to}>
            <dt>{i === 0 ? '去处' : ''}</dt>
            <dd>
              <Link to={way.to}>
                {way.name}
                <ChevronRightIcon size={16} />
              </Link>
            </dd>
          </div>
        ))}
      </S.Rows>
    </S.Root>
  )
}
