import type { ComponentProps } from 'react'
import { useCurrentApplication } from '@portal/api/hooks/applications'
import { useOrders } from '@portal/api/hooks/orders'
import { useToday } from '@portal/api/hooks/use-today'
import { LoadState } from '@portal/ui/load-state'
import { Skeleton } from '@portal/ui/skeleton'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { TodoList } from './TodoList.tsx'
import * as S from './TodoList.styles.ts'
import { todos } from './todos.ts'
import { waitingQuery } from './todo-list-reads.ts'

/** 待您办理: a returned application and orders that wait for money, from what the server says now. */
export function TodoListPanel(props: Omit<ComponentProps<'section'>, 'children' | 'title'>) {
  const application = useCurrentApplication()
  const dues = useOrders('membership', waitingQuery)
  const evaluations = useOrders('evaluation', waitingQuery)
  const today = useToday()
  const reads = [application, dues, evaluations]
  const error = reads.find(read => read.error)?.error
  const found =
    application.data && dues.data && evaluations.data
      ? todos(application.data.application, [...dues.data.list, ...evaluations.data.list], today)
      : undefined

  return (
    <PageSection title="待您办理" count={found?.length ? `${found.length} 项` : null} flush {...props}>
      {found ? (
        <TodoList todos={found} />
      ) : error ? (
        <S.Waiting>
          <PanelFailure
            error={error}
            onRetry={() => {
              for (const { reload } of reads) reload()
            }}
          >
            待办事项没有加载出来。
          </PanelFailure>
        </S.Waiting>
      ) : (
        <LoadState
          state="loading"
          skeleton={
            <S.Waiting>
              <Skeleton width={240} height={18} />
              <Skeleton width={320} />
            </S.Waiting>
          }
        />
      )}
    </PageSection>
  )
}
