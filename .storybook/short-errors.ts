import { configure, getConfig } from 'storybook/test'

/**
 * A query that waits fails with every change of the page until it succeeds: only its last failure prints the page,
 * which takes longer than the query.
 */
export function shortErrorsWhileWaiting(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) => {
      const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      if (!isWaiting) return getElementError(message, container)
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      return error
    },
  }))
}
