import type { Locator, Page } from 'playwright-core'
import { shownText } from './texts.ts'

/** A state of the app that the long tests of screens visit. */
export interface Screen {
  name: string
  /** The address to go to. Without it, the screen is opened from the one before. */
  path?: string
  /** Presses and other steps that open the screen, as a user does. */
  steps: Step[]
  /** An English text of the app that the screen must show, or an element. */
  shows: string | ((page: Page) => Locator)
  /** English text that the steps have typed. */
  typed?: string
  /** True for a dialog, menu or popover. */
  isOverlay?: boolean
  /** Set if the button that opens it is another one on a phone, or is not there. */
  onPhone?: 'opened again' | 'missing'
}

/** A control with this English text is pressed, or the function is called. */
export type Step = string | [text: string, values: Record<string, string>] | ((page: Page) => Promise<unknown>)

type Shows = Screen['shows']

/** A page, or a part of it after presses. */
export function page(path: string, shows: Shows, ...steps: Step[]): Screen {
  return { name: nameOf(path, steps), path, steps, shows }
}

/** A dialog, menu or popover of a page. */
export function overlay(path: string, shows: Shows, ...steps: Step[]): Screen {
  return { ...page(path, shows, ...steps), isOverlay: true }
}

/** A dialog, menu or popover that is opened from the screen before. */
export function nextOverlay(name: string, shows: Shows, ...steps: Step[]): Screen {
  return { ...nextState(name, shows, ...steps), isOverlay: true }
}

/** A state that follows from the screen before. */
export function nextState(name: string, shows: Shows, ...steps: Step[]): Screen {
  return { name, steps, shows }
}

const nameOf = (path: string, steps: Step[]) =>
  [
    path,
    ...steps.flatMap((step) =>
      typeof step === 'function' ? [] : step[1] instanceof Object ? Object.values(step[1]).concat(step[0]) : step,
    ),
  ].join(' › ')

const controls = ['button', 'menuitem', 'link', 'tab', 'menuitemradio', 'menuitemcheckbox', 'option', 'radio'] as const

/** The first visible control with this text. */
export function control(page: Page, english: string, values?: Record<string, string>): Locator {
  const name = shownText(english, values)
  const [first, ...others] = controls.map((role) => page.getByRole(role, { name }))
  return others
    .reduce((all, each) => all.or(each), first as Locator)
    .filter({ visible: true })
    .first()
}

/** A field with this text as its label. */
export const field = (page: Page, english: string, values?: Record<string, string>): Locator =>
  page.getByLabel(shownText(english, values)).and(page.locator('input, textarea')).filter({ visible: true }).first()

export const fill =
  (english: string, typed: string, values?: Record<string, string>): Step =>
  (page) =>
    field(page, english, values).fill(typed)

export const key =
  (...keys: string[]): Step =>
  async (page) => {
    for (const each of keys) await page.keyboard.press(each)
  }

export const row =
  (text: string): Step =>
  (page) =>
    page.getByRole('row').filter({ hasText: text }).first().waitFor()

/** Presses a control that is named after a record. */
export const named =
  (name: string): Step =>
  (page) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .filter({ visible: true })
      .first()
      .click()

/** Presses the menu of a record, or the first menu, and one of its actions. */
export const action = (record?: string, english?: string): Step[] => [
  ['Actions for {name}', record === undefined ? {} : { name: record }],
  ...(english === undefined ? [] : [inMenu(english)]),
]

const inMenu =
  (english: string): Step =>
  (page) =>
    page
      .getByRole('menuitem', { name: shownText(english) })
      .filter({ visible: true })
      .first()
      .click()
