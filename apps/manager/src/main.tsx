import { createRoot } from 'react-dom/client'
import { startPortal } from '@portal/api/hooks/start-portal'
import { dismissMessage, toast } from '@portal/ui/toast'
import { App } from './App.tsx'

const client = startPortal('manager', {
  onError: message => toast({ tone: 'error', message }),
  onLineBack: dismissMessage,
  onNotSignedIn: message => toast({ tone: 'warning', message }),
})

const root = document.getElementById('root')
if (!root) throw new Error('#root is missing')
createRoot(root).render(<App client={client} />)
