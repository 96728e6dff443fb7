// Stands in the html itself and runs before anything is drawn.
import { beginPage } from '@portal/api/hooks/begin-page'
import { watchEarly } from '@portal/domain/shared/first-paint'
import { firstReads } from './first-reads.ts'

watchEarly()
beginPage('register', firstReads)
