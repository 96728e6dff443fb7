import { createContext } from 'react'

/** The region that is on the server: its words stay, whatever becomes of its code. */
export const KeptRegion = createContext<{ code: string; words: string }>({ code: '', words: '' })
