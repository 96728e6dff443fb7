import {
  delegateTask,
  endDelegation,
  listColleagues,
  listDelegations,
} from '@portal/api/contract/delegations.contract'
import { mock } from '@portal/api/mocks'

export const colleagues = mock(listColleagues)
export const giving = mock(delegateTask)
export const ending = mock(endDelegation)
export const mine = mock(listDelegations)

/** Two of finance, besides the reader. */
export const someColleagues = {
  list: [
    { staff_id: 'lin', name: '林若谷' },
    { staff_id: 'qian', name: '钱敏' },
  ],
}
