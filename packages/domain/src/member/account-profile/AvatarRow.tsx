import { useRef, useState } from 'react'
import type { MemberSettings } from '@portal/api/contract/settings.schema'
import { useUpload } from '@portal/api/hooks/uploads'
import { useSaveProfile } from '@portal/api/hooks/settings'
import { acceptedPictures, pictureText } from '@portal/api/rules/files'
import { refusals } from '@portal/api/rules/refusals'
import { Avatar } from '@portal/ui/avatar'
import { AvatarCrop } from '@portal/ui/avatar-crop'
import { Button } from '@portal/ui/button'
import { toast } from '@portal/ui/toast'
import { SettingRow } from '../../shared/account-settings/index.ts'
import { isTooLarge } from '../../shared/picture-size/index.ts'
import * as S from './AvatarRow.styles.ts'

export interface AvatarRowProps {
  settings: MemberSettings
}

const atTheDialog = { silent: true }

/** The own picture: chosen, cropped, saved, taken away. */
export function AvatarRow({ settings }: AvatarRowProps) {
  const { avatar, nickname, phone, version } = settings
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<Blob | null>(null)
  const [message, setMessage] = useState('')
  const upload = useUpload('avatar')
  const save = useSaveProfile()

  async function choose(chosen: File | undefined) {
    setMessage('')
    if (!chosen) return
    if (await isTooLarge(chosen)) setMessage(refusals.image_too_many_pixels)
    else setFile(chosen)
  }
  async function keep(picture: Blob) {
    const { file_id } = await upload(new File([picture], 'avatar.jpg', { type: picture.type }))
    const outcome = await save.run({ body: { version, avatar_file_id: file_id } }, atTheDialog)
    if (!outcome.ok) throw outcome.error
    setFile(null)
    toast({ tone: 'success', message: '头像已保存' })
  }
  async function remove() {
    const outcome = await save.run({ body: { version, avatar_file_id: null } })
    if (outcome.ok) toast({ tone: 'success', message: '头像已删除' })
  }

  return (
    <SettingRow term="头像" editLabel="更换头像" onEdit={() => input.current?.click()}>
      <Avatar name={nickname || phone} src={avatar} size="l" />
      <small>{pictureText}，显示在会员中心</small>
      {avatar === null ? null : (
        <Button variant="text" size="m" busy={save.busy && file === null} onClick={() => void remove()}>
          删除头像
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedPictures}
        hidden
        aria-label="头像图片"
        onChange={event => {
          void choose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {message === '' ? null : <S.Message role="alert">{message}</S.Message>}
      <AvatarCrop file={file} onSave={keep} onClose={() => setFile(null)} />
    </SettingRow>
  )
}
