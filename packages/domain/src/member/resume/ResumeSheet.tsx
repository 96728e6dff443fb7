import type { ReactNode } from 'react'
import type { Resume } from '@portal/api/contract/resumes.schema'
import { association } from '@portal/api/rules/association'
import { verifyPath } from '@portal/api/rules/certificate'
import { starName } from '@portal/api/rules/star'
import { QrCode } from '@portal/ui/qr-code'
import { Stars } from '../../shared/stars/index.ts'
import { headingOf, partsOf, type ResumePart } from './resume-parts.ts'
import * as S from './Resume.styles.ts'

const Fact = ({ term, children }: { term: string; children: string }) =>
  children === '' ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )

/** Who it is, and the star that holds. */
function Head({ resume }: { resume: Resume }) {
  const { basic, contact, photo_url, star } = resume
  const post = [basic?.employer ?? '', basic?.position ?? ''].filter(part => part !== '').join(' · ')
  return (
    <>
      <S.Head>
        <div>
          <S.Name>{headingOf(resume)}</S.Name>
          {post === '' ? null : <S.Post>{post}</S.Post>}
          {basic === null && contact === null ? null : (
            <S.Facts>
              <Fact term="财务工龄">{basic?.finance_years ?? ''}</Fact>
              <Fact term="所在地">{basic?.region ?? ''}</Fact>
              <Fact term="高管工龄">{basic?.executive_years ?? ''}</Fact>
              <Fact term="会员">{basic?.membership ?? ''}</Fact>
              <Fact term="手机">{contact?.phone ?? ''}</Fact>
              <Fact term="邮箱">{contact?.email ?? ''}</Fact>
            </S.Facts>
          )}
        </div>
        {photo_url === null ? null : <img src={photo_url} alt="证件照" width={92} height={122} />}
      </S.Head>
      <S.Rule />
      {star === null ? null : (
        <S.Star>
          <Stars star={star.star} />
          <b>{starName(star.star)}财务管理师</b>
          <span data-certificate>
            {star.certificate_no}，有效期至 {star.expires_on}
          </span>
        </S.Star>
      )}
    </>
  )
}

interface FootProps {
  resume: Resume
  /** 第 1 页，共 2 页; nothing where there are no pages. */
  place?: string | undefined
}

function Foot({ resume: { star, made_on }, place }: FootProps) {
  return (
    <S.Foot>
      {star === null ? null : (
        <QrCode
          value={`${location.origin}${verifyPath(star.verify_code)}`}
          label="扫码核验星级证书"
          size={60}
        />
      )}
      <p>
        {star === null ? null : <b>扫码核验星级证书</b>}
        <span>经历与业绩由本人填写{star === null ? '' : '；星级以扫码结果为准'}</span>
      </p>
      <p>
        <span>{association.name}</span>
        <span>
          {made_on} 生成{place === undefined ? '' : `，${place}`}
        </span>
      </p>
    </S.Foot>
  )
}

export interface ResumePieceProps {
  part: ResumePart
  /** Entries `from` up to, not including, `to`; all of them by default. */
  from?: number | undefined
  to?: number | undefined
}

/** A collection, or as many entries of it as the sheet holds. */
export const ResumePiece = ({ part: { title, lines }, from = 0, to }: ResumePieceProps) => (
  <S.Part data-part>
    <S.PartTitle>
      {title}
      {from === 0 ? '' : '（续）'}
    </S.PartTitle>
    {lines.slice(from, to).map(line => (
      <S.Line key={line.id} data-line>
        <span>{line.period}</span>
        <div>
          <b>{line.title}</b>
          {line.meta === '' ? null : <p>{line.meta}</p>}
          {line.text === '' ? null : <p>{line.text}</p>}
        </div>
      </S.Line>
    ))}
  </S.Part>
)

export interface ResumeSheetProps {
  resume: Resume
  /** Number of this sheet, from 1. */
  page: number
  pages: number
  children?: ReactNode
}

/** One A4 of a resume: its head and foot around what stands on it. */
export function ResumeSheet({ resume, page, pages, children }: ResumeSheetProps) {
  const place = `第 ${page} 页，共 ${pages} 页`
  return (
    <S.Sheet aria-label={place}>
      {page === 1 ? <Head resume={resume} /> : <S.Running>{headingOf(resume)}（续）</S.Running>}
      <S.Body data-body>{children}</S.Body>
      <Foot resume={resume} place={place} />
    </S.Sheet>
  )
}

/** The whole resume in one column, for a narrow screen. */
export const ResumeFlow = ({ resume }: { resume: Resume }) => (
  <S.Flow aria-label="简历">
    <Head resume={resume} />
    {partsOf(resume).map(part => (
      <ResumePiece key={part.title} part={part} />
    ))}
    <Foot resume={resume} />
  </S.Flow>
)
