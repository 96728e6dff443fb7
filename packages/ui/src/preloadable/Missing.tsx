import { createContext, use } from 'react'
import { Button } from '../button/index.ts'
import { Notice } from '../notice/index.ts'
import * as S from './Missing.styles.ts'

/** Asks for the code once more. */
export const Retry = createContext({ retry: () => {}, retrying: false })

/** Stands where the code did not come: there is no line, or its file is that of a version which is gone. */
export function Missing() {
  const { retry, retrying } = use(Retry)
  return (
    <Notice tone="error" role="alert">
      这部分没有加载出来：网络不通，或者系统刚刚更新过。
      <S.Actions>
        <Button size="s" busy={retrying} onClick={retry}>
          再试一次
        </Button>
        <Button size="s" onClick={() => location.reload()}>
          刷新页面
        </Button>
      </S.Actions>
    </Notice>
  )
}
