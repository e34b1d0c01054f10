import type { Page, Request, Route } from '@playwright/test'
import type { Control } from './control.ts'

/** By the names of services, what their requests have in address or body. */
export type Requests = Readonly<Record<string, RegExp>>

const ofThePlatform = /\/(rest|graphql)\//

/** Answers of the platform that a page waits for until somebody says that they come. */
export class HeldAnswers {
  readonly #requests: Requests
  readonly #platform: Control
  readonly #held: { name: string; route: Route }[] = []

  /** Holds back what is asked from now on. */
  static async of(page: Page, platform: Control, requests: Requests): Promise<HeldAnswers> {
    const held = new HeldAnswers(platform, requests)
    await page.route(ofThePlatform, (route) => held.#take(route))
    page.on('requestfailed', (request) => held.#drop(request))
    return held
  }

  private constructor(platform: Control, requests: Requests) {
    this.#platform = platform
    this.#requests = requests
  }

  /** Whether a request waits here. */
  has(request: Request): boolean {
    return this.#held.some(({ route }) => route.request() === request)
  }

  /** Whether a service waits for its answer. */
  waits(name: string): boolean {
    return this.#held.some((one) => one.name === name)
  }

  /** Lets the platform answer what a service asked first. @returns whether it asks anything */
  async answer(name: string): Promise<boolean> {
    const route = this.#next(name)
    await route?.continue()
    await route?.request().response()
    return route !== undefined
  }

  /** Lets the platform refuse it with a status of 500. @returns whether it asks anything */
  async refuse(name: string): Promise<boolean> {
    const route = this.#next(name)
    if (!route) return false
    const path = new URL(route.request().url()).pathname
    await this.#platform.fault('*', 'httpStatus', { path, status: 500, next: 1 })
    await route.continue()
    await route.request().response()
    await this.#platform.fault('*', 'httpStatus', null)
    return true
  }

  /** Lets everything go, also what is asked later. */
  async release(): Promise<void> {
    for (const { route } of this.#held.splice(0)) await route.continue()
  }

  #next(name: string): Route | undefined {
    const index = this.#held.findIndex((one) => one.name === name)
    return index < 0 ? undefined : this.#held.splice(index, 1)[0]?.route
  }

  async #take(route: Route): Promise<void> {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`
    const found = Object.entries(this.#requests).find(([, words]) => words.test(asked))
    if (found) this.#held.push({ name: found[0], route })
    else await route.continue()
  }

  #drop(request: Request): void {
    const index = this.#held.findIndex(({ route }) => route.request() === request)
    if (index >= 0) this.#held.splice(index, 1)
  }
}
