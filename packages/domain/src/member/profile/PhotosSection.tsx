import { useState } from 'react'
import { codes } from '@portal/api/contract/endpoint'
import type { ProfilePhotos } from '@portal/api/contract/profile.schema'
import { useUpload } from '@portal/api/hooks/uploads'
import { useConsentPhoto, useSetPhoto } from '@portal/api/hooks/profile'
import type { Outcome } from '@portal/api/hooks/use-action'
import { photoConsents, photoKinds, type PhotoKind } from '@portal/api/rules/photo-consent'
import { refusals } from '@portal/api/rules/refusals'
import { AvatarCrop, type CropFrame } from '@portal/ui/avatar-crop'
import { toast } from '@portal/ui/toast'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { isTooLarge } from '../../shared/picture-size/index.ts'
import { PhotoCard } from './PhotoCard.tsx'
import * as S from './PhotoCard.styles.ts'

const frames = {
  photo: { name: photoConsents.photo.label, shape: 'rect', width: 600, height: 600 },
  id_photo: { name: photoConsents.id_photo.label, shape: 'rect', width: 500, height: 700 },
} as const satisfies Record<PhotoKind, CropFrame>

const silent = { silent: true }

/** What a refusal says at the picture. */
const messageOf = ({ code, message, fieldErrors }: Extract<Outcome<unknown>, { ok: false }>['error']) =>
  code === codes.conflict
    ? '另一个页面刚改过这张照片，这里已更新为最新状态，请核对后再操作'
    : (Object.values(fieldErrors)[0] ?? message)

/** A picture: agreed to, chosen, cropped, sent, taken back. */
function Photo({ kind, photo }: { kind: PhotoKind; photo: ProfilePhotos['photo'] }) {
  const { label, version: text } = photoConsents[kind]
  const { version } = photo
  const consent = useConsentPhoto()
  const set = useSetPhoto()
  const upload = useUpload(kind)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [asked, setAsked] = useState(false)
  const [message, setMessage] = useState('')

  async function decide(consent_version: number | null, confirmation: string) {
    setMessage('')
    const outcome = await consent.run({ body: { kind, version, consent_version } }, silent)
    setAsked(false)
    if (outcome.ok) toast({ tone: 'success', message: confirmation })
    else setMessage(messageOf(outcome.error))
  }
  async function choose(chosen: File) {
    setMessage('')
    if (await isTooLarge(chosen)) setMessage(refusals.image_too_many_pixels)
    else setFile(chosen)
  }
  async function keep(picture: Blob) {
    const named = new File([picture], `${label}.jpg`, { type: picture.type })
    try {
      setShare(0)
      const { file_id } = await upload(named, { onProgress: setShare })
      const outcome = await set.run({ body: { kind, version, file_id } }, silent)
      if (!outcome.ok && outcome.error.code !== codes.conflict) throw outcome.error
      setFile(null)
      if (outcome.ok) toast({ tone: 'success', message: `${label}已保存` })
      else setMessage(messageOf(outcome.error))
    } finally {
      setShare(null)
    }
  }

  return (
    <>
      <PhotoCard
        kind={kind}
        photo={photo}
        busy={consent.busy}
        message={message}
        onAgree={() => void decide(text, `已同意${label}的使用说明`)}
        onWithdraw={() => setAsked(true)}
        onChoose={chosen => void choose(chosen)}
      />
      <AvatarCrop
        file={file}
        frame={frames[kind]}
        busyLabel={share === null || share >= 1 ? '正在保存' : `正在上传 ${Math.round(share * 100)}%`}
        onSave={keep}
        onClose={() => setFile(null)}
      />
      <LazyConfirmDialog
        open={asked}
        title={`撤回${label}的使用同意？`}
        cancelLabel="保留"
        confirmLabel={photo.url === null ? '撤回同意' : '撤回并删除'}
        busy={consent.busy}
        busyLabel="正在撤回"
        onConfirm={() => void decide(null, photo.url === null ? '已撤回同意' : `已撤回同意，${label}已删除`)}
        onClose={() => setAsked(false)}
      >
        {photo.url === null
          ? '撤回后不能再上传这张照片；需要时可以重新同意。'
          : '照片会立即删除，用到它的地方不再显示。需要时可以重新同意并上传。'}
      </LazyConfirmDialog>
    </>
  )
}

export interface PhotosSectionProps {
  photos: ProfilePhotos
}

/** 照片: the two pictures of the profile, each with a consent of its own. */
export function PhotosSection({ photos }: PhotosSectionProps) {
  return (
    <PageSection id="photos" title="照片" flush>
      <S.Cards>
        {photoKinds.map(kind => (
          <Photo key={kind} kind={kind} photo={photos[kind]} />
        ))}
      </S.Cards>
    </PageSection>
  )
}
