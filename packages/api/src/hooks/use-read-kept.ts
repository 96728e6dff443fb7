import { useState } from 'react'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import { useRead, type Read } from './use-read.ts'

interface ReadKept<T> extends Read<T> {
  /** The answer that came last, to whatever input; also where this one failed. */
  last: T | undefined
}

/**
 * Reads one call like `useRead`; the answer before, to another input, stays until this one comes. It does not stand for
 * one that failed.
 */
export function useReadKept<E extends Endpoint>(entry: E, input: CallInput<E>): ReadKept<DataOf<E>> {
  const read = useRead(entry, input)
  const [kept, setKept] = useState(read.data)
  if (read.data !== undefined && read.data !== kept) setKept(read.data)
  const last = read.data ?? kept
  const data = read.error === undefined ? last : read.data
  return { ...read, data, last, loading: read.loading && data === undefined }
}
