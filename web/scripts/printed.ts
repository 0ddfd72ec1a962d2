/** Asks the rules for what is printed on the pieces, so that tests of boards read what a server would send. */
import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'

export type PrintedOf = Record<string, Record<'cs' | 'en', unknown>>

export default function setup(project: TestProject): void {
  const text = execFileSync('python', ['-m', 'slet.server.printed'], { encoding: 'utf-8', maxBuffer: 2 ** 24 })
  project.provide('printed', JSON.parse(text) as PrintedOf)
}

declare module 'vitest' {
  export interface ProvidedContext {
    printed: PrintedOf
  }
}
