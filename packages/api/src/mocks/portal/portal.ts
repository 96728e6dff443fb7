import type { HttpHandler } from 'msw'
import { contract, type Contract } from '../../contract/index.ts'
import { getHome } from '../../contract/home.contract.ts'
import { aHome } from '../../fixtures/users.ts'
import { memberOfWho, newMembers, newStaff } from './accounts.ts'
import * as applications from './applications.ts'
import * as audit from './audit.ts'
import * as memberships from './memberships.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import { seed } from './seed.ts'
import { serve, type Handler, type Line } from './serve.ts'
import { memberOf, newState, openSession, type Caller, type State } from './state.ts'
import { isStaffWho, usualWorld, type Who, type World } from './world.ts'

const home: Handler<typeof getHome> = () => aHome()

/** A handler for every call of the contract; a missing one, or one that answers something else, does not compile. */
function handlersOf(line: Line): HttpHandler[] {
  const { users, staff, memberships: dues, applications: forms, orders: money } = contract
  const table = {
    users: {
      sendCode: serve(line, users.sendCode, people.sendCode),
      register: serve(line, users.register, people.register),
      accountLogin: serve(line, users.accountLogin, people.accountLogin),
      codeLogin: serve(line, users.codeLogin, people.codeLogin),
      forgetPassword: serve(line, users.forgetPassword, people.forgetPassword),
      getCurrentUser: serve(line, users.getCurrentUser, people.getCurrentUser, { steady: true }),
      logout: serve(line, users.logout, people.logout),
      serviceTicket: serve(line, users.serviceTicket, people.serviceTicket),
      redeemTicket: serve(line, users.redeemTicket, people.redeemTicket),
    },
    staff: {
      nameLogin: serve(line, staff.nameLogin, people.nameLogin),
      staffCodeLogin: serve(line, staff.staffCodeLogin, people.staffCodeLogin),
      sendStaffCode: serve(line, staff.sendStaffCode, people.sendStaffCode),
      getCurrentStaff: serve(line, staff.getCurrentStaff, people.getCurrentStaff, { steady: true }),
      staffLogout: serve(line, staff.staffLogout, people.staffLogout),
      workCounts: serve(line, staff.workCounts, people.workCounts),
    },
    home: { getHome: serve(line, getHome, home, { steady: true }) },
    files: { uploadImage: serve(line, contract.files.uploadImage, people.upload) },
    memberships: {
      listPersonalVips: serve(line, dues.listPersonalVips, memberships.personalVips),
      listEnterpriseVips: serve(line, dues.listEnterpriseVips, memberships.enterpriseVips),
      listDuesPeriods: serve(line, dues.listDuesPeriods, memberships.duesPeriods),
    },
    applications: {
      saveApplication: serve(line, forms.saveApplication, applications.saveDraft),
      submitApplication: serve(line, forms.submitApplication, applications.submitForm),
      withdrawApplication: serve(line, forms.withdrawApplication, applications.withdraw),
      renewMembership: serve(line, forms.renewMembership, applications.renewOwn),
      checkEligibility: serve(line, forms.checkEligibility, applications.mayApply),
      decideApplication: serve(line, forms.decideApplication, audit.decideOne),
      currentApplication: serve(line, forms.currentApplication, applications.current),
      listApplications: serve(line, forms.listApplications, audit.list),
      getApplication: serve(line, forms.getApplication, audit.get),
      revealIdNumber: serve(line, forms.revealIdNumber, audit.reveal),
    },
    orders: {
      listOrders: serve(line, money.listOrders, orders.list),
      getOrder: serve(line, money.getOrder, orders.get),
      payOrder: serve(line, money.payOrder, orders.pay),
      reportTransfer: serve(line, money.reportTransfer, orders.report),
      saveTransferDraft: serve(line, money.saveTransferDraft, orders.saveDraft),
      takeBackTransfer: serve(line, money.takeBackTransfer, orders.takeBack),
      sendBackTransfer: serve(line, money.sendBackTransfer, orders.sendBack),
      pollOrder: serve(line, money.pollOrder, orders.poll),
      decidePayment: serve(line, money.decidePayment, orders.decide),
    },
  } satisfies { [R in keyof Contract]: Record<keyof Contract[R], HttpHandler> }
  return Object.values(table).flatMap<HttpHandler>(entries => Object.values(entries))
}

function callerOf(state: State, who: Who): Caller | undefined {
  if (who === 'nobody') return undefined
  if (isStaffWho(who)) return state.staff.find(({ subRole }) => subRole === who)
  return memberOf(state, memberOfWho[who])
}

/** A session that is open when the portal starts. */
export interface OpenSession {
  userType: 'register' | 'manager'
  token: string
}

/** A whole portal in memory: MSW handlers for every call, over one state. */
export interface Portal {
  world: World
  handlers: HttpHandler[]
  session: OpenSession | null
}

/** Starts a portal of its own. It knows no chance, and its clock stands still at `portalNow`. */
export function createPortal(part: Partial<World> = {}): Portal {
  const world: World = { ...usualWorld, ...part }
  const state = newState(newMembers(world.data), newStaff())
  seed(state, world.data)
  const caller = callerOf(state, world.who)
  const session = caller && {
    userType: caller.kind === 'staff' ? ('manager' as const) : ('register' as const),
    token: openSession(state, caller),
  }
  // the browser still holds the token of a session that is over
  if (session && world.network === 'expired') state.sessions.delete(session.token)
  return { world, handlers: handlersOf({ state, network: world.network }), session: session ?? null }
}
