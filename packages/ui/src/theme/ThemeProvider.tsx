import { useLayoutEffect, type ReactNode } from 'react'

export interface ThemeProviderProps {
  children: ReactNode
  /**
   * Colour set; dark is drawn for the staff app only.
   * @default 'light'
   */
  mode?: 'light' | 'dark' | undefined
  /**
   * Size of controls, rows and type: member 44 px, staff 32 px.
   * @default 'member'
   */
  density?: 'member' | 'staff' | undefined
}

/**
 * Puts theme and density on `<html>`, so that dialogs and toasts outside the tree get them too. Styles take their CSP
 * nonce from `<meta property="csp-nonce" nonce="…">`.
 */
export function ThemeProvider({ children, mode = 'light', density = 'member' }: ThemeProviderProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = mode
    root.dataset.density = density
    return () => {
      delete root.dataset.theme
      delete root.dataset.density
    }
  }, [mode, density])

  return children
}
