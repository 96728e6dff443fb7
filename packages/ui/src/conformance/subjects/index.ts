import type { Subject } from '../subject.ts'
import { actions } from './actions.tsx'
import { charts } from './charts.tsx'
import { choices } from './choices.tsx'
import { dates } from './dates.tsx'
import { desk } from './desk.tsx'
import { dialogs } from './dialogs.tsx'
import { display } from './display.tsx'
import { feedback } from './feedback.tsx'
import { fields } from './fields.tsx'
import { figures } from './figures.tsx'
import { forms } from './forms.tsx'
import { navigation } from './navigation.tsx'
import { overlays } from './overlays.tsx'
import { selects } from './selects.tsx'
import { tables } from './tables.tsx'

export const subjects: readonly Subject[] = [
  ...actions,
  ...fields,
  ...figures,
  ...forms,
  ...choices,
  ...selects,
  ...dates,
  ...dialogs,
  ...overlays,
  ...display,
  ...feedback,
  ...navigation,
  ...tables,
  ...desk,
  ...charts,
]
