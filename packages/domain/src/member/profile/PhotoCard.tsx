import { useId, useRef, type ComponentProps } from 'react'
import type { ProfilePhotos } from '@portal/api/contract/profile.schema'
import { acceptedPictures, maxFileMegabytes, pictureText } from '@portal/api/rules/files'
import { photoConsents, type PhotoKind } from '@portal/api/rules/photo-consent'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { ImageIcon } from '@portal/ui/icon'
import * as S from './PhotoCard.styles.ts'

export interface PhotoCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  kind: PhotoKind
  photo: ProfilePhotos['photo']
  /** A consent is on its way. */
  busy: boolean
  /** Why the last act did not come through; empty where it did. */
  message: string
  onAgree: () => void
  onWithdraw: () => void
  onChoose: (file: File) => void
}

interface ChooseProps {
  label: string
  /** What the button says. */
  children: string
  /** The camera of a phone takes it. */
  camera: boolean
  onChoose: (file: File) => void
}

function Choose({ label, children, camera, onChoose }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="m" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedPictures}
        {...(camera ? { capture: 'user' } : {})}
        hidden
        aria-label={label}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) onChoose(file)
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** One picture of the profile with its consent: nothing can be sent before it is given. */
export function PhotoCard({
  kind,
  photo,
  busy,
  message,
  onAgree,
  onWithdraw,
  onChoose,
  ...rest
}: PhotoCardProps) {
  const titleId = useId()
  const { label, terms, version } = photoConsents[kind]
  const agreed = photo.consent_version === version
  const { url, consented_at } = photo

  return (
    <S.Card aria-labelledby={titleId} {...rest}>
      <S.Frame data-kind={kind}>
        {url === null ? <ImageIcon size={24} /> : <img src={url} alt={label} />}
      </S.Frame>
      <S.Text>
        <h3 id={titleId}>{label}</h3>
        {agreed ? null : (
          <>
            {consented_at === null ? null : <p>使用说明已更新，更换照片前请重新阅读并同意。</p>}
            <S.Terms>
              {terms.map(term => (
                <li key={term}>{term}</li>
              ))}
            </S.Terms>
            <Checkbox checked={false} disabled={busy} onChange={onAgree}>
              我已阅读并同意{label}的使用说明
            </Checkbox>
          </>
        )}
        {consented_at === null ? null : <p>已于 {consented_at.slice(0, 16)} 同意使用说明</p>}
        {agreed && url === null ? <p>{`${pictureText}，不超过 ${maxFileMegabytes} MB`}</p> : null}
        {message === '' ? null : <S.Message role="alert">{message}</S.Message>}
        <S.Acts>
          {agreed ? (
            <>
              <Choose label={`${label}图片`} camera={false} onChoose={onChoose}>
                {url === null ? '选择图片' : '更换图片'}
              </Choose>
              <S.OnPhones>
                <Choose label={`拍摄${label}`} camera onChoose={onChoose}>
                  拍照
                </Choose>
              </S.OnPhones>
            </>
          ) : null}
          {consented_at === null ? null : (
            <Button variant="text" size="m" disabled={busy} onClick={onWithdraw}>
              {url === null ? '撤回同意' : '撤回同意并删除'}
            </Button>
          )}
        </S.Acts>
      </S.Text>
    </S.Card>
  )
}
