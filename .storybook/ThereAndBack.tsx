import type { ReactNode } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'

/** A page beside the story's own, for stories that go elsewhere and come back by the browser's button. */
export function ThereAndBack({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Routes>
      <Route
        path="/elsewhere"
        element={
          <button type="button" onClick={() => void navigate(-1)}>
            后退
          </button>
        }
      />
      <Route
        path="*"
        element={
          <>
            {children}
            <Link to="/elsewhere">别处</Link>
          </>
        }
      />
    </Routes>
  )
}
