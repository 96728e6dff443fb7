import { startPortal } from '@portal/api/hooks/start-portal'
import { mountApp } from '@portal/domain/shared/first-paint'
import { dismissMessage, toast } from '@portal/ui/toast'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

const client = startPortal('manager', {
  onError: message => toast({ tone: 'error', message }),
  onLineBack: dismissMessage,
  onNotSignedIn: message => toast({ tone: 'warning', message }),
})

void mountApp({
  signedIn: client.session.token() !== null,
  load: loadPage,
  draw: prerendered => <App client={client} prerendered={prerendered} />,
})
