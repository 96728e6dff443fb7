// Stands in the html itself and runs before anything is drawn.
import { beginPage } from '@portal/api/hooks/begin-page'
import { watchEarly } from '@portal/domain/shared/first-paint'
import { themeModeNow } from '@portal/domain/staff/staff-preferences'
import { firstReads } from './first-reads.ts'

watchEarly()
document.documentElement.dataset.theme = themeModeNow()
beginPage('manager', firstReads)
