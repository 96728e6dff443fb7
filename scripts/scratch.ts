import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder in memory. */
const memory = '/dev/shm'
const prefix = 'portal-tests-'
/** Bytes: the tests' databases come to a tenth of it at once, and browsers want their part of what is free. */
const wanted = 12 * 2 ** 30

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A run that was killed could not clear up after itself. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true })
}

/** Some machines run no programs from there, and PostgreSQL's are copied to where it may read them. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  try {
    execFileSync(program)
    return true
  } catch {
    return false
  } finally {
    rmSync(program)
  }
}

function inMemory(): string | null {
  removeLeftovers()
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, freemem()) < wanted) return null
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder)
  // the user that PostgreSQL runs as reads it too
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return runsPrograms(folder) ? folder : null
}

/**
 * Where the tests put databases, browser profiles and files that they throw away: in memory where there is plenty of it,
 * else on the disk. A third of the time of the server's tests is waiting for a disk that nobody reads again.
 */
export function scratchFolder(): string {
  try {
    return inMemory() ?? tmpdir()
  } catch {
    return tmpdir()
  }
}
