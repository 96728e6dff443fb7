import { useState } from 'react'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import { useRead, type Read } from './use-read.ts'

/**
 * Reads one call like `useRead`; the answer before, to another input, stays until this one comes. It does not stand for
 * one that failed.
 */
export function useReadKept<E extends Endpoint>(entry: E, input: CallInput<E>): Read<DataOf<E>> {
  const read = useRead(entry, input)
  const [kept, setKept] = useState(read.data)
  if (read.data !== undefined && read.data !== kept) setKept(read.data)
  const data = read.data ?? (read.error === undefined ? kept : undefined)
  return { ...read, data, loading: read.loading && data === undefined }
}
